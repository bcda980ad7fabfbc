import type { Amount, Price } from '../amount';
import { add, cut, mul, sum } from '../arithmetic';

export interface Holding {
  readonly available: Amount;
  readonly locked: Amount;
  /** What one unit is worth, in the currency of the total. */
  readonly worth: Price;
}

/** wallet.row-worth: a row's value in USDT or CNY counts what is frozen too. */
export function holdingValue({ available, locked, worth }: Holding, scale = 8): Amount {
  return cut(mul(add(available, locked), worth), scale);
}

export function totalValue(holdings: readonly Holding[], scale = 8): Amount {
  return sum(holdings.map(holding => holdingValue(holding, scale)));
}
