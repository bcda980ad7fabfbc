export { createGateway } from './gateway';
export type { GatewayOptions } from './settings';
