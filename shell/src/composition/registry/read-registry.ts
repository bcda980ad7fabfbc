export { readRegistry } from '@tradefloor/release';
