import { maybe } from '../wire/containers';
import { asId, type CurrencyId, currencyId, type PairKey, pairKey } from '../wire/ids';
import { type Kind, mapped, type Refusal, refuse } from '../wire/kind';
import { type Field, field, type PlainOfFields, shape } from '../wire/shape';
import { text, typed } from '../wire/text';
import { trusted } from '../wire/trusted';

/** What most calls name a pair by. */
export const pairFields = () => ({
  currencyId: field('currency_id', currencyId),
  legalId: field('legal_id', currencyId),
});

/** `BTC/USDT`, and as other servers' clients write it. */
export const typedPair: Kind<string> = /* @__PURE__ */ typed({ max: 40, pattern: /^[^\s/_-]+[/_-][^\s/_-]+$/ });

/** What is written of a pair: its ids, or the symbol that was all a server gave. */
export interface WirePair {
  readonly currencyId: CurrencyId | null;
  readonly legalId: CurrencyId | null;
  readonly symbol: string | null;
}

/** A pair named by its symbol alone has that as its key: `isSymbolKey`, and whoever knows the quotes replaces it. */
export function keyOfWire(currencyId: unknown, legalId: unknown, symbol: unknown): PairKey | null {
  const base = nameOf(currencyId);
  const quote = nameOf(legalId);
  if (base !== null && quote !== null) return pairKey(asId(base), asId(quote));
  const name = nameOf(symbol);
  return name === null ? null : trusted<PairKey>(name);
}

const nameOf = (wire: unknown): string | null =>
  (typeof wire === 'string' && wire !== '') || typeof wire === 'number' ? String(wire) : null;

/** Ids are numbers on the wire, symbols are names. */
export const isSymbolKey = (key: PairKey): boolean => !/^\d+\/\d+$/.test(key);

export function wireOfKey(key: PairKey): WirePair {
  if (isSymbolKey(key)) return { currencyId: null, legalId: null, symbol: key };
  const [base = '', quote = ''] = key.split('/');
  return { currencyId: asId(base), legalId: asId(quote), symbol: null };
}

/** A push about one pair: `key` in plain, ids or symbol on the wire. */
export function ofPair<F extends Readonly<Record<string, Field<unknown, false>>>>(
  rest: () => F,
): Kind<PlainOfFields<F> & { readonly key: PairKey }> {
  type Plain = PlainOfFields<F> & { readonly key: PairKey };
  const flat = trusted<Kind<PlainOfFields<F> & WirePair>>(
    shape(() => ({
      ...rest(),
      currencyId: field('currency_id', maybe(currencyId)),
      legalId: field('legal_id', maybe(currencyId)),
      symbol: field('symbol', maybe(text)),
    })),
  );
  return mapped(
    flat,
    ({ currencyId, legalId, symbol, ...found }): Plain | Refusal => {
      const key = keyOfWire(currencyId, legalId, symbol);
      return key === null ? refuse('missing', 'currency_id') : trusted<Plain>({ ...found, key });
    },
    ({ key, ...plain }) => trusted({ ...plain, ...wireOfKey(key) }),
  );
}
