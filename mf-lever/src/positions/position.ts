import { type LeverageOrder, type PairKey, pairKey, type Quote } from '@tradefloor/contract';
import { type Amount, mul } from '@tradefloor/money';

/** An open position without what every price changes: those figures are reckoned from the mark, many times a second. */
export type Position = Omit<LeverageOrder, 'price' | 'profit'>;

export function positionOf({ price: _price, profit: _profit, ...position }: LeverageOrder): Position {
  return position;
}

type OfPair = Pick<LeverageOrder, 'currencyId' | 'legalId' | 'symbol'>;

/** Null where a server names the pair in words alone. */
export const keyOf = ({ currencyId, legalId }: Omit<OfPair, 'symbol'>): PairKey | null =>
  currencyId === null || legalId === null ? null : pairKey(currencyId, legalId);

export function namesOf({ symbol }: Pick<OfPair, 'symbol'>): { readonly base: string; readonly quote: string } {
  const [base = symbol, quote = ''] = symbol.split('/');
  return { base, quote };
}

export const isOfPair = (order: OfPair, pair: Pick<Quote, 'key' | 'base' | 'quote'>): boolean => {
  const key = keyOf(order);
  return key === null ? order.symbol === `${pair.base}/${pair.quote}` : key === pair.key;
};

/** In the base currency; older servers say hands alone. */
export function quantityOf(
  { quantity, hands }: Pick<LeverageOrder, 'quantity' | 'hands'>,
  share: Quote['leverageShare'],
): Amount | null {
  if (quantity !== null) return quantity;
  return share === null ? null : mul<Amount>(share as Amount, hands);
}

/** Newest first: ids count upward. */
export function newestFirst(one: Pick<LeverageOrder, 'id'>, other: Pick<LeverageOrder, 'id'>): number {
  return other.id.length - one.id.length || (one.id < other.id ? 1 : -1);
}
