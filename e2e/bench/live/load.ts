import type { WireBook, WireQuote, WireTrade } from '../references/feed';

/** What happens on the market: the same sequence in every run. */
export type Happening =
  | { readonly kind: 'level'; readonly side: 'bids' | 'asks'; readonly level: readonly [price: string, amount: string] }
  | { readonly kind: 'trade'; readonly trade: WireTrade }
  | { readonly kind: 'quote'; readonly quote: WireQuote };

export const QUOTES = 60;
export const BASE = 1;
export const QUOTE = 3;
const LEVELS = 500;
const MIDDLE = 3_000_000;

export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const priceOf = (side: 'bids' | 'asks', away: number): string =>
  ((MIDDLE + (side === 'asks' ? 1 + away : -1 - away)) / 100).toFixed(2);

/** Whole, with more levels than any screen shows. */
export function firstBook(random: () => number): Pick<WireBook, 'bids' | 'asks'> {
  const side = (name: 'bids' | 'asks') =>
    Array.from({ length: LEVELS }, (_, at) => [priceOf(name, at), (1 + random() * 5).toFixed(6)] as const);
  return { bids: side('bids'), asks: side('asks') };
}

/** Half are levels, most of them near the best price; a fifth trades; the rest quotes of all pairs. */
export function* happenings(random: () => number): Generator<Happening, never> {
  for (let at = 0; ; at += 1) {
    const dice = random();
    if (dice < 0.5) yield level(random);
    else if (dice < 0.7) yield { kind: 'trade', trade: trade(at, random) };
    else yield { kind: 'quote', quote: quoteOf(Math.floor(random() * QUOTES), random) };
  }
}

function level(random: () => number): Happening {
  const side = random() < 0.5 ? 'bids' : 'asks';
  const away = Math.floor(random() ** 3 * LEVELS);
  const amount = random() < 0.2 ? '0' : (random() * 5).toFixed(6);
  return { kind: 'level', side, level: [priceOf(side, away), amount] };
}

function trade(at: number, random: () => number): WireTrade {
  const isBuy = random() < 0.5;
  return {
    id: String(at),
    time: Date.now(),
    price: priceOf(isBuy ? 'asks' : 'bids', 0),
    number: (0.001 + random()).toFixed(6),
    direction: isBuy ? 'in' : 'out',
  };
}

export const quoteOf = (pair: number, random: () => number): WireQuote => ({
  currency_id: pair + 10,
  legal_id: QUOTE,
  now_price: (100 + pair + random()).toFixed(4),
  change: (random() * 10 - 5).toFixed(2),
});
