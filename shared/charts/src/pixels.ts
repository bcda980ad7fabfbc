import type { Decimal } from '@tradefloor/money';

/** Where a value stands on a screen: the one use of money for which a float is precise enough. Never sent, never shown. */
export const pixels = (value: Decimal): number => Number(value);
