import { Chance } from '../clock/chance';
import type { Clerk } from '../ledger/clerk';
import type { Deed } from '../ledger/deed';
import { BTC } from '../market/currency';
import type { Market } from '../market/market';
import type { MarketHall } from '../market/market-hall';
import type { Pair } from '../market/pair';
import type { TradingFloor } from '../spot/trading-floor';
import { PairDesk } from './pair-desk';
import { PriceWalk } from './price-walk';

export interface TraderOptions {
  /** Null: nobody can tell what they do. */
  readonly seed: number | null;
  /** Changes of books in a second, over all pairs. */
  readonly updatesPerSecond: number;
}

const TICK_MS = 50;
/** Of one step: what the ladders do by themselves, and what is refreshed. */
const UPDATES_A_STEP = 4;
const REFRESHES = 2;
/** After the seeds of so many pairs' desks come those of their walks. */
const WALKS = 30;

/** Makes every market live: busier pairs more often. */
export class Traders {
  private readonly chance: Chance;
  private readonly desks: PairDesk[];
  private readonly walks = new Map<Market, PriceWalk>();
  /** Pairs whose price is the quotient of two others. */
  private readonly followers = new Map<Market, PairDesk[]>();
  private readonly turns: PairDesk[];
  private timer: NodeJS.Timeout | null = null;
  private owed = 0;
  private busy = false;

  constructor(
    hall: MarketHall,
    floor: TradingFloor,
    private readonly clerk: Clerk,
    private options: TraderOptions,
  ) {
    this.chance = this.chanceOf(0);
    this.desks = hall.markets.map(
      market => new PairDesk(floor, market, this.chanceOf(market.pair.id), this.priceOf(market, hall)),
    );
    for (const desk of this.desks.filter(({ market: { pair } }) => pair.quote.id === BTC)) {
      for (const market of this.followed(hall, desk.market.pair)) {
        this.followers.set(market, [...(this.followers.get(market) ?? []), desk]);
      }
    }
    this.turns = this.desks.flatMap(desk => Array.from({ length: busyness(desk.market) }, () => desk));
  }

  get isRunning(): boolean {
    return this.timer !== null;
  }

  /** Fills the books before anybody looks. */
  async open(): Promise<void> {
    for (const desk of this.desks) {
      desk.forget();
      await this.clerk.perform(deed => desk.step(deed, 0));
    }
  }

  start(): void {
    this.timer ??= setInterval(() => void this.tick(), TICK_MS);
  }

  pause(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  setRate(updatesPerSecond: number): void {
    this.options = { ...this.options, updatesPerSecond };
  }

  /** By hand: the mark is there at once, and nothing is paused for it. */
  async setPrice(market: Market, price: number): Promise<void> {
    this.walks.get(market)?.jump(price);
    for (const follower of this.followers.get(market) ?? []) follower.market.breaker.forgive();
    await this.atDesk(market, (desk, deed) => desk.moveTo(deed, price));
  }

  /** The price outside jumps, and the traders see it as they see everything. */
  async shock(market: Market, price: number): Promise<void> {
    this.walks.get(market)?.jump(price);
    await this.atDesk(market, (desk, deed) => this.step(desk, deed, 0));
  }

  /** Nobody quotes: for tests that want an empty book. */
  withdraw(): void {
    for (const desk of this.desks) desk.withdraw();
  }

  private async tick(): Promise<void> {
    // While a commit is slow the market waits with it, instead of piling up.
    if (this.busy) return;
    this.busy = true;
    this.owed = Math.min(this.owed + (this.options.updatesPerSecond * TICK_MS) / 1_000 / UPDATES_A_STEP, 1_000);
    const steps = Math.floor(this.owed);
    this.owed -= steps;
    try {
      if (steps > 0) await this.work(steps);
    } catch {
      // The store is gone: the exchange says so itself and opens the market again when it is back.
    } finally {
      this.busy = false;
    }
  }

  /** So many steps at once. */
  async work(steps: number): Promise<void> {
    await this.clerk.perform(deed => {
      for (let turn = 0; turn < steps; turn += 1) this.step(this.chance.pick(this.turns), deed, REFRESHES);
    });
  }

  private step(desk: PairDesk, deed: Deed, refreshes: number): void {
    desk.step(deed, refreshes);
    for (const follower of this.followers.get(desk.market) ?? []) follower.follow(deed);
  }

  private async atDesk(market: Market, act: (desk: PairDesk, deed: Deed) => void): Promise<void> {
    const desk = this.desks.find(one => one.market === market);
    if (desk) await this.clerk.perform(deed => act(desk, deed));
  }

  private chanceOf(what: number): Chance {
    const { seed } = this.options;
    return new Chance(seed === null ? null : seed + what);
  }

  private priceOf(market: Market, hall: MarketHall): (elapsedMs: number) => number {
    const { pair } = market;
    const start = Number(market.markPrice) / 10 ** pair.priceScale || Number(pair.reference);
    const walk = new PriceWalk(this.chanceOf(WALKS + pair.id), pair.dailyDeviation, Number(pair.reference), start);
    this.walks.set(market, walk);
    if (pair.quote.id !== BTC) return elapsed => walk.advance(elapsed);
    // Between two pairs there is one price; a price that a test has set holds until the traders go on.
    const [base, quote] = this.followed(hall, pair);
    return () => (this.priceIn(base) ?? walk.price) / (this.priceIn(quote) ?? 1);
  }

  private followed(hall: MarketHall, { base }: Pair): Market[] {
    return [base.id, BTC].flatMap(
      id => hall.markets.find(one => one.pair.base.id === id && one.pair.quote.id !== BTC) ?? [],
    );
  }

  private priceIn(market: Market | undefined): number | null {
    return (market && this.walks.get(market)?.price) ?? null;
  }
}

function busyness({ pair }: Market): number {
  if (pair.quote.id === BTC) return 1;
  return pair.dailyTurnover > 800_000_000 ? 5 : pair.dailyTurnover > 100_000_000 ? 3 : 2;
}
