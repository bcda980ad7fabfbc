import type { Amount } from '@tradefloor/money';

/** wallet.record-totals: what came and what went of one currency. */
export interface Total {
  readonly currencyName: string;
  readonly received: Amount;
  readonly spent: Amount;
}
