import type { Chance } from '../clock/chance';
import type { Deed } from '../ledger/deed';
import type { Market } from '../market/market';
import type { Side } from '../matching/order';
import type { TradingFloor } from '../spot/trading-floor';
import { nextTraderOrderId, Quoter, unitsWorth } from './quoter';

/** Owners below the exchange's own parties: makers quote, takers take, so that they may trade with each other. */
const MAKER = -101;
const TAKER = -102;

const HALF_SPREAD = 3e-6;
const TAKES = 0.35;
/** Of what is due, for each of two chances: not every step moves the price. */
const SHARE = 0.6;
const LONGEST_STEP_S = 5;
/** Of the price: how much worse than it a taker still takes. Half of a member's fee, so that nobody lives off it. */
const REACH = 2_000n;

/** The simulated traders of one pair: two ladders around a price, and somebody who takes. */
export class PairDesk {
  private readonly bids: Quoter;
  private readonly asks: Quoter;
  private lastStep: number | null = null;
  /** What it thinks the price is, in units. */
  private index = 0n;

  constructor(
    private readonly floor: TradingFloor,
    readonly market: Market,
    private readonly chance: Chance,
    /** Where the price would be after so many milliseconds. */
    private readonly advance: (elapsedMs: number) => number,
  ) {
    this.bids = new Quoter(floor, market, MAKER, 'buy', chance);
    this.asks = new Quoter(floor, market, MAKER, 'sell', chance);
  }

  step(deed: Deed, refreshes: number): void {
    const elapsed = this.lastStep === null ? 0 : Math.max(0, deed.at - this.lastStep);
    this.lastStep = deed.at;
    const worth = this.tradedIn(Math.min(elapsed / 1_000, LONGEST_STEP_S));
    const price = this.advance(elapsed);
    if (!this.mayTrade(price, deed.at)) return;
    this.quoteAround(deed, price, worth);
    for (let turn = 0; turn < refreshes; turn += 1) this.chance.pick([this.bids, this.asks]).refresh(deed);
    if (this.chance.happens(TAKES)) this.take(deed, worth / TAKES);
  }

  /** What it follows has moved: it quotes anew before anybody can use that. */
  follow(deed: Deed): void {
    const price = this.advance(0);
    if (this.mayTrade(price, deed.at)) this.quoteAround(deed, price, 0);
  }

  /** Looks before it trades. In a paused pair nobody quotes: what stood at the old price must not meet who comes first. */
  private mayTrade(price: number, at: number): boolean {
    const { breaker, mark } = this.market;
    this.index = this.unitsOf(price);
    if (breaker.lets(this.index, at)) return true;
    this.withdraw();
    mark.see({ middle: null, index: this.index }, at);
    return false;
  }

  private unitsOf(price: number): bigint {
    const units = BigInt(Math.round(price * 10 ** this.market.pair.priceScale));
    return units > 0n ? units : 1n;
  }

  /** What is due since the last step: both chances to trade make a day's turnover in a day, however often it is called. */
  private tradedIn(seconds: number): number {
    const mean = (this.market.pair.dailyTurnover / 86_400) * seconds;
    return mean * SHARE * Math.exp(this.chance.normal() - 0.5);
  }

  /** Everything anew around a price, and one trade at it, so that it is the last price. */
  moveTo(deed: Deed, price: number): void {
    this.withdraw();
    this.market.breaker.forgive();
    const units = this.unitsOf(price);
    this.index = units;
    const quantity = unitsWorth(this.market, this.market.pair.dailyTurnover * 1e-6, Number(units));
    this.quoteAround(deed, price, 0);
    this.order(deed, MAKER, 'sell', units, quantity, true);
    this.order(deed, TAKER, 'buy', units, quantity, false);
  }

  withdraw(): void {
    this.bids.withdrawAll();
    this.asks.withdrawAll();
  }

  /** The books were loaded anew: the ladders are gone. */
  forget(): void {
    this.bids.forget();
    this.asks.forget();
  }

  private quoteAround(deed: Deed, price: number, worth: number): void {
    const { priceScale } = this.market.pair;
    const middle = price * 10 ** priceScale;
    const half = Math.max(0.5, middle * HALF_SPREAD);
    const bid = BigInt(Math.max(1, Math.floor(middle - half)));
    const ask = BigInt(Math.max(2, Math.ceil(middle + half)));
    // What they mean to quote, not what a member leaves of it.
    this.market.mark.see({ middle: (bid + ask) / 2n, index: this.index }, deed.at);
    if (this.asks.levels > 0 && this.bids.levels > 0) this.takeThrough(deed, { bid, ask, worth });
    this.asks.withdrawBeyond(ask);
    this.bids.withdrawBeyond(bid);
    this.asks.reach(deed, ask);
    this.bids.reach(deed, bid);
  }

  /** A price that moves through quotes trades with some of them; the others are withdrawn before it comes. */
  private takeThrough(deed: Deed, { bid, ask, worth }: { bid: bigint; ask: bigint; worth: number }): void {
    const lowestAsk = this.market.book.side('sell').best();
    const highestBid = this.market.book.side('buy').best();
    if (lowestAsk && lowestAsk.price <= bid) this.buyOrSell(deed, 'buy', bid, worth);
    else if (highestBid && highestBid.price >= ask) this.buyOrSell(deed, 'sell', ask, worth);
  }

  private take(deed: Deed, worth: number): void {
    const side = this.chance.pick<Side>(['buy', 'sell']);
    const best = this.market.book.side(side === 'buy' ? 'sell' : 'buy').best();
    if (!best) return;
    // The best price may be a member's alone: nobody takes what is far from the price they know.
    const reach = this.index / REACH;
    const isNear = side === 'buy' ? best.price <= this.index + reach : best.price >= this.index - reach;
    if (isNear) this.buyOrSell(deed, side, side === 'buy' ? this.index + reach : this.index - reach, worth);
  }

  private buyOrSell(deed: Deed, side: Side, limit: bigint, worth: number): void {
    this.order(deed, TAKER, side, limit, unitsWorth(this.market, worth, Number(limit)), false);
  }

  private order(deed: Deed, owner: number, side: Side, price: bigint, quantity: bigint, rests: boolean): void {
    const id = nextTraderOrderId();
    this.floor.trade(deed, this.market, { id, owner, side, price, quantity, rests });
  }
}
