import type { requestDeposit } from '@tradefloor/contract';
import type { DepositAddress, PayloadOf } from '@tradefloor/contract';
import type { BalanceRow } from '@tradefloor/contract';
import type { Amount } from '@tradefloor/money';

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
