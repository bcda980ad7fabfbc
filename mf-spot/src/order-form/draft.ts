import type { PairKey, PriceMode, Side } from '@tradefloor/contract';
import { type Amount, branded, cut, div, fixed, isPositive, type Price, strip, valueOfTyped } from '@tradefloor/money';

/** What stands in the form: texts, as they are being typed. */
export interface Draft {
  readonly pair: PairKey;
  readonly side: Side;
  readonly mode: PriceMode;
  readonly price: string;
  /** What stood there before anything was typed: the last price, or that of the last order. */
  readonly firstPrice: string;
  readonly amount: string;
  /** While the total is what is typed; null when it follows from price and amount. */
  readonly total: string | null;
  /** Something was typed here that is kept until it is placed. */
  readonly isDirty: boolean;
  /** A press on the button has asked for it: what is missing is said from then on. */
  readonly wasAsked: boolean;
}

export interface Scales {
  readonly priceDigits: number;
  readonly amountDigits: number;
}

export type DraftChange =
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'mode'; readonly mode: PriceMode }
  | { readonly kind: 'price'; readonly text: string; readonly scales: Scales }
  | { readonly kind: 'amount'; readonly text: string }
  | { readonly kind: 'total'; readonly text: string; readonly price: Price | null; readonly scales: Scales }
  /** A row of the book was pressed. */
  | { readonly kind: 'taken'; readonly price: Price; readonly sum: Amount | null; readonly scales: Scales }
  | { readonly kind: 'asked' }
  /** It stays in its form, and is no longer kept for who comes back: it is on its way. */
  | { readonly kind: 'sent'; readonly pair: PairKey }
  | { readonly kind: 'placed'; readonly pair: PairKey; readonly amount: string };

/** A pair's form starts from its last price; side and kind of order are the trader's, and stay. */
export function openedDraft(
  pair: PairKey,
  price: Price,
  { priceDigits }: Scales,
  before: Pick<Draft, 'side' | 'mode'> = { side: 'buy', mode: 'limit' },
): Draft {
  const first = isPositive(price) ? fixed(price, priceDigits) : '';
  return {
    pair,
    side: before.side,
    mode: before.mode,
    price: first,
    firstPrice: first,
    amount: '',
    total: null,
    isDirty: false,
    wasAsked: false,
  };
}

export function changedDraft(draft: Draft, change: DraftChange): Draft {
  const next = changed(draft, change);
  return next === draft ? draft : { ...next, isDirty: change.kind !== 'sent' && isTyped(next) };
}

const isTyped = ({ price, firstPrice, amount, total }: Draft): boolean =>
  amount !== '' || (total ?? '') !== '' || (price !== '' && price !== firstPrice);

function changed(draft: Draft, change: DraftChange): Draft {
  switch (change.kind) {
    case 'side':
      return { ...draft, side: change.side, wasAsked: false };
    case 'mode':
      if (change.mode === draft.mode) return draft;
      return { ...draft, mode: change.mode, total: null, wasAsked: false };
    case 'price':
      return priced(draft, change.text, change.scales);
    case 'amount':
      return { ...draft, amount: change.text, total: null };
    case 'total':
      return { ...draft, total: change.text, amount: amountFor(change) };
    case 'taken':
      return taken(draft, change);
    case 'asked':
      return { ...draft, wasAsked: true };
    case 'sent':
      return draft.pair === change.pair ? { ...draft } : draft;
    case 'placed':
      // Another pair's form may be open by now. The price stays: the next order often stands beside the last one.
      if (draft.pair !== change.pair) return draft;
      // Nor is the next amount lost that was typed while this one was on its way.
      if (draft.amount !== change.amount) return { ...draft, wasAsked: false };
      return { ...draft, firstPrice: draft.price, amount: '', total: null, wasAsked: false };
    default:
      return change satisfies never;
  }
}

/** A total that was typed is what is paid at whichever price: the amount follows from it. */
function priced(draft: Draft, text: string, scales: Scales): Draft {
  const typed = valueOfTyped(text);
  const price = typed === null ? null : branded<Price>(typed);
  const { total } = draft;
  return { ...draft, price: text, amount: total === null ? draft.amount : amountFor({ text: total, price, scales }) };
}

type Total = Pick<DraftChange & { readonly kind: 'total' }, 'text' | 'price' | 'scales'>;

/** Never more than the total pays for. */
function amountFor({ text, price, scales }: Total): string {
  const total = valueOfTyped(text);
  if (total === null || price === null || !isPositive(price)) return '';
  return div(total, price, scales.amountDigits);
}

/** Who presses a price wants that price: at market there would be none. */
function taken(draft: Draft, { price, sum, scales }: DraftChange & { readonly kind: 'taken' }): Draft {
  const at = { ...priced(draft, fixed(price, scales.priceDigits), scales), mode: 'limit' } as const;
  return sum === null ? at : { ...at, amount: strip(cut(sum, scales.amountDigits)), total: null };
}

/** One that was kept, perhaps by another build. */
export function readDraft(kept: object): Draft | null {
  const { pair, side, mode, price, amount, total } = kept as Readonly<Record<string, unknown>>;
  if (typeof pair !== 'string' || typeof price !== 'string' || typeof amount !== 'string') return null;
  if ((side !== 'buy' && side !== 'sell') || (mode !== 'limit' && mode !== 'market')) return null;
  return {
    pair: pair as PairKey,
    side,
    mode,
    price,
    firstPrice: '',
    amount,
    total: typeof total === 'string' ? total : null,
    isDirty: true,
    wasAsked: false,
  };
}
