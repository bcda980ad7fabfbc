import type { Chance } from '../clock/chance';
import type { Deed } from '../ledger/deed';
import type { Market } from '../market/market';
import type { Side } from '../matching/order';
import type { TradingFloor } from '../spot/trading-floor';

interface Quote {
  readonly id: number;
  readonly price: bigint;
}

/** Traders' orders have ids below zero: they are made anew at every start and never stored. */
let lastQuoteId = 0;
export const nextTraderOrderId = (): number => (lastQuoteId -= 1);

const FEWEST = 44;
const MOST = 58;
/** Mean distance of two levels, as a fraction of the price. */
const GAP = 1.5e-5;
/** Mean worth of a level, as a fraction of a day's turnover. */
const LEVEL_WORTH = 4e-5;

/** One side of one market maker's ladder, best first. It quotes through the engine like anybody. */
export class Quoter {
  private quotes: Quote[] = [];

  constructor(
    private readonly floor: TradingFloor,
    private readonly market: Market,
    private readonly owner: number,
    private readonly side: Side,
    private readonly chance: Chance,
  ) {}

  get levels(): number {
    return this.quotes.length;
  }

  /** Takes back what is better than `limit`: the price went through it. */
  withdrawBeyond(limit: bigint): void {
    this.forgetFilled();
    for (const quote of this.quotes.filter(quote => this.isBetter(quote.price, limit))) this.cancel(quote);
  }

  /** Quotes up to `best`, and keeps the ladder between its fewest and its most levels. */
  reach(deed: Deed, best: bigint): void {
    this.forgetFilled();
    const nearest = this.quotes[0]?.price;
    if (nearest === undefined) this.quote(deed, best);
    else this.closeGap(deed, best, nearest);
    while (this.quotes.length < FEWEST && this.quoteDeeper(deed));
    while (this.quotes.length > MOST) {
      const worst = this.quotes.at(-1);
      if (!worst) break;
      this.cancel(worst);
    }
  }

  private closeGap(deed: Deed, best: bigint, nearest: bigint): void {
    for (let next = best; this.isBetter(next, nearest) && this.quotes.length < MOST * 2; next = this.further(next)) {
      this.quote(deed, next);
    }
  }

  /** A level changes its size: most of what a live book does. */
  refresh(deed: Deed): void {
    // Nearer levels are busier.
    const quote = this.quotes[Math.floor(this.quotes.length * this.chance.next() ** 2)];
    if (!quote) return;
    this.cancel(quote);
    this.quote(deed, quote.price);
  }

  withdrawAll(): void {
    for (const quote of this.quotes) this.market.cancel(quote.id);
    this.quotes = [];
  }

  forget(): void {
    this.quotes = [];
  }

  private quoteDeeper(deed: Deed): boolean {
    const worst = this.quotes.at(-1);
    if (!worst) return false;
    const price = this.further(worst.price);
    if (price <= 0n) return false;
    this.quote(deed, price);
    return true;
  }

  private quote(deed: Deed, price: bigint): void {
    const id = nextTraderOrderId();
    const { left } = this.floor.trade(deed, this.market, {
      id,
      owner: this.owner,
      side: this.side,
      price,
      quantity: this.size(Number(price)),
      rests: true,
    });
    if (left === 0n) return;
    this.quotes.push({ id, price });
    this.quotes.sort((one, other) => (one.price === other.price ? 0 : this.isBetter(one.price, other.price) ? -1 : 1));
  }

  private cancel(quote: Quote): void {
    this.market.cancel(quote.id);
    this.quotes = this.quotes.filter(other => other !== quote);
  }

  private forgetFilled(): void {
    this.quotes = this.quotes.filter(quote => this.market.book.find(quote.id) !== undefined);
  }

  private further(price: bigint): bigint {
    const gap = Math.max(1, Math.round(Number(price) * GAP * this.chance.between(0.2, 1.8)));
    return this.side === 'buy' ? price - BigInt(gap) : price + BigInt(gap);
  }

  private isBetter(price: bigint, than: bigint): boolean {
    return this.side === 'buy' ? price > than : price < than;
  }

  private size(price: number): bigint {
    const { pair } = this.market;
    const worth = pair.dailyTurnover * LEVEL_WORTH * Math.exp(0.8 * this.chance.normal() - 0.3);
    return unitsWorth(this.market, worth, price);
  }
}

export function unitsWorth({ pair }: Market, worth: number, price: number): bigint {
  const units = BigInt(Math.round((worth / (price / 10 ** pair.priceScale)) * 10 ** pair.quantityScale));
  return units > pair.leastQuantity ? units : pair.leastQuantity;
}
