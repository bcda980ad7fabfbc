import { listQuoteGroups, type PairKey, type Quote, type QuoteChange, type QuoteGroup } from '@tradefloor/contract';
import { type Bus, currenciesTopic, pairsTopic, quotesTopic, type TradedCurrency } from '@tradefloor/platform';
import { freshness } from './freshness';
import { readAgain, type RetainedDeps } from './retained';
import { sameQuote } from './same-quote';

export interface RetainedQuotes {
  /** Whether they could be read. */
  load(): Promise<boolean>;
  /** `daymarket`: what changed of one pair's day. */
  readonly push: (change: QuoteChange) => void;
  /** The pair that a server names by its symbol: `BTC/USDT`, `btcusdt`. */
  keyOf(symbol: string): PairKey | null;
  /** The tab is seen again: what was held back is shown, one quote a pair. */
  flush(): void;
}

export interface QuotesDeps extends RetainedDeps {
  readonly bus: Bus;
  readonly isHidden: () => boolean;
  /** Each price as it comes, also while the tab is hidden and nothing is published. */
  readonly priced?: (quote: Quote) => void;
}

function currenciesOf(groups: readonly QuoteGroup[]): readonly TradedCurrency[] {
  const found = new Map<string, TradedCurrency>();
  for (const { quotes } of groups) {
    for (const { currencyId, base, logo } of quotes) found.set(currencyId, { id: currencyId, name: base, logo });
  }
  for (const { quotes } of groups) {
    for (const { legalId, quote } of quotes)
      if (!found.has(legalId)) found.set(legalId, { id: legalId, name: quote, logo: null });
  }
  return [...found.values()];
}

const plainSymbol = (symbol: string) => symbol.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();

export function retainedQuotes(deps: QuotesDeps): RetainedQuotes {
  const { bus, watched, isHidden, priced } = deps;
  const pushes = freshness<PairKey>();
  const quotes = new Map<PairKey, Quote>();
  const changes = new Map<PairKey, QuoteChange>();
  const symbols = new Map<string, PairKey>();
  const heldBack = new Set<PairKey>();

  function show(quote: Quote): void {
    const before = quotes.get(quote.key);
    quotes.set(quote.key, quote);
    if (!before) symbols.set(plainSymbol(quote.base + quote.quote), quote.key);
    if (before && sameQuote(before, quote)) return;
    priced?.(quote);
    // A hidden tab draws nothing: it keeps the newest of each pair, and no queue.
    if (isHidden()) heldBack.add(quote.key);
    else bus.publish(quotesTopic, quote, quote.key);
  }

  watched.follow(listQuoteGroups, () => {
    const mark = pushes.begin();
    return groups => {
      for (const quote of groups.flatMap(group => group.quotes)) {
        const change = changes.get(quote.key);
        show(change && pushes.isOvertaken(mark, quote.key) ? { ...quote, ...change } : quote);
      }
      bus.publish(pairsTopic, groups);
      bus.publish(currenciesTopic, currenciesOf(groups));
    };
  });

  return {
    keyOf: symbol => symbols.get(plainSymbol(symbol)) ?? null,
    load: async () => (await readAgain(deps, listQuoteGroups)) !== null,
    push(change) {
      pushes.pushed(change.key);
      changes.set(change.key, change);
      const known = quotes.get(change.key);
      if (known) show({ ...known, ...change });
    },
    flush() {
      for (const key of heldBack) {
        const quote = quotes.get(key);
        if (quote) bus.publish(quotesTopic, quote, key);
      }
      heldBack.clear();
    },
  };
}
