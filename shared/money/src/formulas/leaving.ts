import type { Amount } from '../amount';
import { add, cut, isPositive, max, min, percentOf, sub } from '../arithmetic';
import { decimal, ZERO } from '../decimal';
import type { MarginSums } from './liquidation';

/** The risk rate is cut to four decimals: from here on it is above the one at which openings are refused. */
const LEAST_RATE = decimal('120.0001');

/**
 * leverage.may-leave: what is available carries the positions. As much of it may leave as keeps the risk rate above 120,
 * cut to the decimals of its currency; all of it while nothing is at risk.
 */
export function mayLeave({ available, margins, profits }: MarginSums, scale: number): Amount {
  if (!isPositive(margins)) return available;
  const equity = add(add(available, margins), profits);
  const free = cut(sub(equity, percentOf(margins, LEAST_RATE)), scale, 'down');
  return max<Amount>(min(free, available), ZERO);
}
