import { price, type PriceBand, priceBand, toScaled } from '@tradefloor/money';
import { type Pair, priceText } from '../pair';
import { BAND_SHARE } from './band-share';

interface Edges {
  readonly mark: bigint;
  readonly low: bigint;
  readonly high: bigint;
  readonly told: PriceBand;
}

/** The prices that an order may name. Every order asks: they are worked out once a mark. */
export class Band {
  private known: Edges | null = null;

  constructor(private readonly market: { readonly pair: Pair; readonly markPrice: bigint }) {}

  get low(): bigint {
    return this.edges.low;
  }

  get high(): bigint {
    return this.edges.high;
  }

  get told(): PriceBand {
    return this.edges.told;
  }

  holds(price: bigint): boolean {
    const { low, high } = this.edges;
    return price >= low && price <= high;
  }

  private get edges(): Edges {
    const mark = this.market.markPrice;
    if (this.known?.mark === mark) return this.known;
    const { pair } = this.market;
    const told = priceBand(price(priceText(pair, mark)), BAND_SHARE, pair.priceScale);
    return (this.known = {
      mark,
      told,
      low: toScaled(told.low, pair.priceScale),
      high: toScaled(told.high, pair.priceScale),
    });
  }
}
