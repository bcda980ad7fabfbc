export { readRegistry, withOverrides } from '@tradefloor/release';
