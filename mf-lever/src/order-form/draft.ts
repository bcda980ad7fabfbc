import type { PairKey, PriceMode } from '@tradefloor/contract';
import { type Direction, fixed, isPositive, type Price } from '@tradefloor/money';
import type { OrderNumbers } from '../calculator/calculator-props';

/** What stands in the form: texts, as they are being typed. */
export interface Draft {
  readonly pair: PairKey;
  readonly direction: Direction;
  readonly mode: PriceMode;
  readonly price: string;
  /** What stood there before anything was typed: the last price, or that of the last order. */
  readonly firstPrice: string;
  readonly hands: string;
  /** Null until one is chosen. */
  readonly multiplier: string | null;
  /** Something was typed here that is kept until it is placed. */
  readonly isDirty: boolean;
  /** A press on the button has asked for it: what is missing is said from then on. */
  readonly wasAsked: boolean;
}

export type DraftChange =
  | { readonly kind: 'direction'; readonly direction: Direction }
  | { readonly kind: 'mode'; readonly mode: PriceMode }
  | { readonly kind: 'price'; readonly text: string }
  | { readonly kind: 'hands'; readonly text: string }
  | { readonly kind: 'multiplier'; readonly multiplier: string }
  /** A row of the book was pressed. */
  | { readonly kind: 'taken'; readonly price: Price; readonly digits: number }
  /** From the calculator. */
  | { readonly kind: 'numbers'; readonly numbers: OrderNumbers }
  | { readonly kind: 'asked' }
  /** It stays in its form, and is no longer kept for who comes back: it is on its way. */
  | { readonly kind: 'sent'; readonly pair: PairKey }
  | { readonly kind: 'placed'; readonly pair: PairKey; readonly hands: string };

type Before = Pick<Draft, 'direction' | 'mode' | 'multiplier'>;
const USUAL: Before = { direction: 'long', mode: 'market', multiplier: null };

/** A pair's form starts from its last price; side, kind of order and multiplier are the trader's, and stay. */
export function openedDraft(pair: PairKey, price: Price, digits: number, before: Before = USUAL): Draft {
  const { direction, mode, multiplier } = before;
  const first = isPositive(price) ? fixed(price, digits) : '';
  return {
    pair,
    direction,
    mode,
    price: first,
    firstPrice: first,
    hands: '',
    multiplier,
    isDirty: false,
    wasAsked: false,
  };
}

export function changedDraft(draft: Draft, change: DraftChange): Draft {
  const next = changed(draft, change);
  return next === draft ? draft : { ...next, isDirty: change.kind !== 'sent' && isTyped(next) };
}

const isTyped = ({ price, firstPrice, hands }: Draft): boolean => hands !== '' || !['', firstPrice].includes(price);

function changed(draft: Draft, change: DraftChange): Draft {
  switch (change.kind) {
    case 'direction':
      return { ...draft, direction: change.direction, wasAsked: false };
    case 'mode':
      return { ...draft, mode: change.mode, wasAsked: false };
    case 'price':
      return { ...draft, price: change.text };
    case 'hands':
      return { ...draft, hands: change.text };
    case 'multiplier':
      return { ...draft, multiplier: change.multiplier };
    case 'taken':
      // Who presses a price wants that price: at market there would be none.
      return { ...draft, mode: 'limit', price: fixed(change.price, change.digits) };
    case 'numbers':
      return withNumbers(draft, change.numbers);
    case 'asked':
      return { ...draft, wasAsked: true };
    case 'sent':
      return draft.pair === change.pair ? { ...draft } : draft;
    case 'placed':
      // Another pair's form may be open by now. The price stays: the next order often stands beside the last one.
      // Nor are the next hands lost that were typed while these were on their way.
      if (draft.pair !== change.pair || draft.hands !== change.hands) return { ...draft };
      return { ...draft, firstPrice: draft.price, hands: '', wasAsked: false };
    default:
      return change satisfies never;
  }
}

function withNumbers(draft: Draft, { direction, price, multiplier, hands }: OrderNumbers): Draft {
  return {
    ...draft,
    direction,
    mode: price === null ? 'market' : 'limit',
    price: price ?? draft.price,
    multiplier: multiplier ?? draft.multiplier,
    hands: hands ?? '',
    wasAsked: false,
  };
}

/** One that was kept, perhaps by another build. */
export function readDraft(kept: object): Draft | null {
  const { pair, direction, mode, price, hands, multiplier } = kept as Readonly<Record<string, unknown>>;
  if (typeof pair !== 'string' || typeof price !== 'string' || typeof hands !== 'string') return null;
  if ((direction !== 'long' && direction !== 'short') || (mode !== 'limit' && mode !== 'market')) return null;
  return {
    pair: pair as PairKey,
    direction,
    mode,
    price,
    firstPrice: '',
    hands,
    multiplier: typeof multiplier === 'string' ? multiplier : null,
    isDirty: true,
    wasAsked: false,
  };
}
