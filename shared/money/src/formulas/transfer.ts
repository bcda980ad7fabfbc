import type { Amount } from '../amount';
import { compare, isMultipleOf, isPositive } from '../arithmetic';
import { amount } from '../decimal';

/** S2 §2: the four accounts of a user. */
export type AccountKind = 'legal' | 'change' | 'lever' | 'micro';

/** S2 §9. */
export const TRANSFER_CAP = amount('99999999');
export const LEGAL_TO_LEVER_MINIMUM = amount('100');
export const EXCHANGE_STEP = amount('100');

export type TransferFault = 'missing' | 'same-account' | 'above-cap' | 'below-min' | 'insufficient';

/** S2 §5: amount required, accounts must differ, at most 99999999; from legal to leverage at least 100. */
export function transferFault(
  number: Amount | null,
  from: AccountKind,
  to: AccountKind,
  available: Amount,
): TransferFault | null {
  if (from === to) return 'same-account';
  if (number === null || !isPositive(number)) return 'missing';
  if (compare(number, TRANSFER_CAP) > 0) return 'above-cap';
  if (from === 'legal' && to === 'lever' && compare(number, LEGAL_TO_LEVER_MINIMUM) < 0) return 'below-min';
  return compare(number, available) > 0 ? 'insufficient' : null;
}

/** S2 §9: an asset exchange is a multiple of 100. */
export const isExchangeQuantity = (number: Amount): boolean =>
  isPositive(number) && isMultipleOf(number, EXCHANGE_STEP);
