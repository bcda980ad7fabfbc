import {
  dayMarket,
  kline,
  marketDepth,
  marketDetail,
  type PairKey,
  type Push,
  transaction,
} from '@tradefloor/contract';
import type { Server } from 'socket.io';
import type { Core } from '../core';
import { aggregate, RESOLUTIONS, type Resolution, startOf } from '../market/aggregate';
import { candleOf } from '../market/candle-of';
import type { Market } from '../market/market';
import { tradeOf } from '../market/market-calls';
import { changeOf, keyOfMarket } from '../market/quotes';
import type { Audience } from './audience';
import { sidesOf } from './numbered-book';
import { candleRoom, EVERYTHING, pairRoom } from './rooms';

/** Ten pushes a second a pair, whatever happens: the server is the one side that limits the rate. */
const EVERY_MS = 100;
/** A quiet book is said again each second: a screen must be able to tell it from one that is cut off. */
const SAID_AGAIN_AFTER = 1_000 / EVERY_MS;
const MARK_EVERY_MS = 1_000;

interface Followed {
  readonly market: Market;
  readonly key: PairKey;
  bookVersion: number;
  /** Turns since the book was said. */
  quiet: number;
  tradeId: number;
  /** What was said of its quote, and when. */
  markId: number;
  pausedUntil: number;
  quotedAt: number;
}

/** Tells what the markets do, to whom it concerns. */
export class MarketFeed {
  private readonly followed: readonly Followed[];
  private timer: NodeJS.Timeout | null = null;
  private frozen = false;

  constructor(
    private readonly io: Server,
    private readonly audience: Audience,
    private readonly core: Core,
  ) {
    this.followed = core.hall.markets.map(market => ({
      market,
      key: keyOfMarket(market),
      bookVersion: -1,
      quiet: 0,
      tradeId: market.newestTradeId,
      markId: market.mark.newestId,
      pausedUntil: market.breaker.pausedUntil,
      quotedAt: 0,
    }));
  }

  start(): void {
    this.timer ??= setInterval(() => this.tell(), EVERY_MS);
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  /** For tests of a stale screen: the sockets stay, nothing comes. */
  freeze(frozen: boolean): void {
    this.frozen = frozen;
  }

  tell(): void {
    if (this.frozen) return;
    for (const one of this.followed) {
      this.tellBook(one);
      this.tellTrades(one);
      this.tellQuote(one);
    }
  }

  private tellBook(one: Followed): void {
    const { market, key } = one;
    const room = pairRoom('book', key);
    const toAll = this.audience.hears(EVERYTHING);
    const toRoom = this.audience.hears(room);
    const numbered = this.core.books.of(key);
    if (!toRoom) numbered?.forget();
    one.quiet += 1;
    if (!(toAll || toRoom) || (market.version === one.bookVersion && one.quiet < SAID_AGAIN_AFTER)) return;
    one.bookVersion = market.version;
    one.quiet = 0;
    const sides = sidesOf(market);
    if (toAll) {
      this.send([EVERYTHING], marketDepth, { key, ...sides, sequence: null, previous: null, snapshot: true });
    }
    if (toRoom && numbered) this.send([room], marketDepth, numbered.change(sides));
  }

  private tellTrades(one: Followed): void {
    const { market, key } = one;
    const trades = market.tradesAfter(one.tradeId);
    const [first] = trades;
    if (!first) return;
    this.send([EVERYTHING, pairRoom('trades', key)], transaction, {
      key,
      trades: trades.map(trade => tradeOf(market, trade)).toReversed(),
    });
    for (const resolution of RESOLUTIONS) this.tellCandles(one, resolution, first.at);
  }

  /** With every trade and every pause at once; a mark that moves by itself once a second. */
  private tellQuote(one: Followed): void {
    const { market, key } = one;
    const now = Date.now();
    const { newestTradeId, mark, breaker } = market;
    const isNews = newestTradeId !== one.tradeId || breaker.pausedUntil !== one.pausedUntil;
    if (!isNews && (mark.newestId === one.markId || now - one.quotedAt < MARK_EVERY_MS)) return;
    one.tradeId = newestTradeId;
    one.pausedUntil = breaker.pausedUntil;
    one.markId = mark.newestId;
    one.quotedAt = now;
    const change = changeOf(market, this.core.clock.now());
    this.send([EVERYTHING, pairRoom('quotes', key)], dayMarket, change);
    this.send([EVERYTHING, pairRoom('detail', key)], marketDetail, change);
  }

  /** A bar that ended since the last turn is told to its end: nobody asks for it again. */
  private tellCandles({ market, key }: Followed, resolution: Resolution, since: number): void {
    const rooms = [candleRoom(key, resolution), ...(resolution === '1' ? [EVERYTHING] : [])];
    if (!rooms.some(room => this.audience.hears(room))) return;
    const series = market.seriesOf(resolution);
    const last = series.last;
    if (!last) return;
    const from = startOf(resolution, Math.min(since, last.at));
    for (const bar of aggregate(series.between(from, last.at), resolution).slice(-2)) {
      this.send(rooms, kline, { key, resolution, candle: candleOf(market, bar, resolution) });
    }
  }

  private send<Value>(rooms: readonly string[], said: Push<Value>, value: Value): void {
    if (rooms.some(room => this.audience.hears(room)))
      this.io.to([...rooms]).emit(said.event, said.value.encode(value));
  }
}
