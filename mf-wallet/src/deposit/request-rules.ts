import type { BalanceRow, CoinInfo, DepositAddress, PayloadOf, requestDeposit } from '@tradefloor/contract';
import { type Amount, compare, isPositive, max, sub, ZERO } from '@tradefloor/money';

export interface RequestForm {
  readonly amount: string;
  readonly fromAddress: string;
  readonly hash: string;
  readonly picture: string;
}

export const EMPTY: RequestForm = { amount: '', fromAddress: '', hash: '', picture: '' };

/** What the old product sent where the spot form asks for nothing. */
const NO_ADDRESS = 'default';
const NO_PICTURE = '/placeholder.png';

/** wallet.deposit-word: how much of the day is left; null where it has no limit. */
export function leftToRequest({ depositDayLimit, depositedToday }: CoinInfo): Amount | null {
  if (depositDayLimit === null || !isPositive(depositDayLimit)) return null;
  return max(sub(depositDayLimit, depositedToday ?? ZERO), ZERO);
}

export type RequestProblem = 'missing' | 'least' | 'most' | 'day';

/** Told before anything is sent. */
export function requestProblem(amount: Amount | null, info: CoinInfo | null): RequestProblem | null {
  if (amount === null || !isPositive(amount)) return 'missing';
  if (info === null) return null;
  const { depositMin: least, depositMax: most } = info;
  if (least !== null && compare(amount, least) < 0) return 'least';
  if (most !== null && isPositive(most) && compare(amount, most) > 0) return 'most';
  const left = leftToRequest(info);
  return left !== null && compare(amount, left) > 0 ? 'day' : null;
}

/** wallet.deposit-needs: the fiat form sends what was asked for, the spot form the address that was paid to. */
export function requestOf(
  account: 'legal' | 'change',
  { currencyId }: BalanceRow,
  { network, address }: DepositAddress,
  amount: Amount,
  form: Omit<RequestForm, 'amount'>,
): PayloadOf<typeof requestDeposit> {
  const paid = { currencyId, amount };
  if (account === 'legal') {
    return { ...paid, fromAddress: form.fromAddress.trim(), hash: form.hash.trim(), picture: form.picture };
  }
  return { ...paid, fromAddress: NO_ADDRESS, picture: NO_PICTURE, depositAddress: network ?? address };
}
