import { asId, type CurrencyId, type Entrust, type PairKey, type Side } from '@tradefloor/contract';

interface OfPair {
  readonly currencyId: CurrencyId | null;
  readonly legalId: CurrencyId | null;
}

export function idsOf(pair: PairKey): { readonly currencyId: CurrencyId; readonly legalId: CurrencyId } {
  const [currency = '', legal = ''] = pair.split('/');
  return { currencyId: asId(currency), legalId: asId(legal) };
}

/** A row that does not say its pair is one of the list it came in. */
export function isOfPair({ currencyId, legalId }: OfPair, pair: PairKey): boolean {
  const ids = idsOf(pair);
  return (currencyId ?? ids.currencyId) === ids.currencyId && (legalId ?? ids.legalId) === ids.legalId;
}

/** Lists of one side need not say it, and are told apart where they are read; whatever comes without one here bought. */
export const sideOf = ({ side }: Pick<Entrust, 'side'>): Side => side ?? 'buy';
