import type { Amount } from '../amount';
import { compare, div, isMultipleOf, isPositive, mul } from '../arithmetic';
import { amount } from '../decimal';

/** wallet.four-accounts, as the wire names them. */
export type AccountKind = 'legal' | 'change' | 'lever' | 'micro';

/** wallet.transfer-limits and wallet.exchange-step. */
export const TRANSFER_CAP = amount('99999999');
export const LEGAL_TO_LEVER_MINIMUM = amount('100');
export const EXCHANGE_STEP = amount('100');

export type TransferFault = 'missing' | 'same-account' | 'above-cap' | 'below-min' | 'insufficient';

/** wallet.transfer-limits: amount required, accounts must differ, at most 99999999; legal to leverage at least 100. */
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

/** wallet.exchange-step: an asset exchange is a multiple of 100. */
export const isExchangeQuantity = (number: Amount): boolean =>
  isPositive(number) && isMultipleOf(number, EXCHANGE_STEP);

/** wallet.exchange-step: the most of it that an exchange takes. */
export const exchangeQuantityIn = (number: Amount): Amount => mul(div(number, EXCHANGE_STEP, 0), EXCHANGE_STEP);
