import type { PairKey, Quote } from '@tradefloor/contract';
import { priceDecimals } from '@tradefloor/market';
import { type Platform, quotesTopic } from '@tradefloor/platform';
import type { Marked } from './reckoning';

interface Followed {
  quote: Quote | undefined;
  readonly following: { unsubscribe(): void };
}

/** The marks of the pairs that somebody has positions in. */
export class Marks {
  private readonly followed = new Map<PairKey, Followed>();

  constructor(
    private readonly bus: Platform['bus'],
    private readonly changed: () => void,
  ) {}

  /** Undefined until its price is known; followed from the first question on. */
  of(key: PairKey | null): Marked | undefined {
    if (key === null) return undefined;
    const { quote } = this.followed.get(key) ?? this.follow(key);
    if (quote === undefined) return undefined;
    return { mark: quote.markPrice ?? quote.price, scale: priceDecimals(quote), share: quote.leverageShare };
  }

  leave(): void {
    for (const { following } of this.followed.values()) following.unsubscribe();
    this.followed.clear();
  }

  private follow(key: PairKey): Followed {
    const following = this.bus.on(quotesTopic, key).subscribe(quote => {
      const own = this.followed.get(key);
      if (own === undefined || own.quote === quote) return;
      own.quote = quote;
      this.changed();
    });
    const kept: Followed = { quote: this.bus.last(quotesTopic, key), following };
    this.followed.set(key, kept);
    return kept;
  }
}
