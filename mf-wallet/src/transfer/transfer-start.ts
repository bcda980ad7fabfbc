import type { AccountKind } from '@tradefloor/money';
import { ACCOUNTS, type Movable, type TransferDraft, withCurrency } from './transfer-rules';

const accountIn = (name: string | null): AccountKind | undefined => ACCOUNTS.find(account => account === name);

/** As the address wishes it, else USDT from the fiat to the spot account. */
export function startOf(currencies: readonly Movable[], address: URLSearchParams): TransferDraft {
  const wished = address.get('currency_id');
  const currency =
    currencies.find(({ id }) => id === wished) ?? currencies.find(({ name }) => name === 'USDT') ?? currencies[0];
  const from = accountIn(address.get('from')) ?? 'legal';
  const to = accountIn(address.get('to')) ?? (from === 'change' ? 'legal' : 'change');
  const draft = { currencyId: '', from, to, amount: '' };
  return currency === undefined ? draft : withCurrency(draft, currency);
}
