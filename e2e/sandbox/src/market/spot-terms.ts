import { decimal } from '@tradefloor/money';

/** Percent of what is received: everybody's, whoever came first. */
export const SPOT_FEE = decimal('0.1');

/** Percent of the best price: at market an order takes nothing that is further away from it. */
export const MARKET_REACH = decimal('10');
