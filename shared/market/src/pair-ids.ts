import { asId, type CurrencyId, type PairKey } from '@tradefloor/contract';

/** What most calls name a pair by. */
export function pairIds(key: PairKey): { readonly currencyId: CurrencyId; readonly legalId: CurrencyId } {
  const [currency = '', legal = ''] = key.split('/');
  return { currencyId: asId(currency), legalId: asId(legal) };
}
