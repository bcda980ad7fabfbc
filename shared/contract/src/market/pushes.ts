import { push } from '../push';
import { list, maybe, or } from '../wire/containers';
import { leaf, mapped, type PlainOf, unwrapped } from '../wire/kind';
import { field } from '../wire/shape';
import { bookPush } from './book-push';
import { amount, percent, price } from '../wire/decimals';
import { type Instant, instant } from '../wire/instant';
import type { Candle } from './candle';
import { ofPair } from './pair';
import { quoteChange } from './quote';
import { resolution } from './resolution';
import { trade, type Trade } from './trade';

/** A pair's 24 hours. */
export const dayMarket = /* @__PURE__ */ push('dayMarket', 'daymarket', 'everybody', quoteChange);

/** The same of the pair on screen; of the old product the name of the event is known, and not its content. */
export const marketDetail = /* @__PURE__ */ push('marketDetail', 'market_detail', 'everybody', quoteChange);

export const marketDepth = /* @__PURE__ */ push('marketDepth', 'market_depth', 'everybody', bookPush);

export interface TradePush extends PlainOf<typeof tradePush> {}
export const tradePush = /* @__PURE__ */ unwrapped(
  /* @__PURE__ */ ofPair(() => ({ trades: field('list', list<Trade>(trade), 'data') })),
  // One trade may come bare.
  wire => (typeof wire === 'object' && wire !== null && 'price' in wire ? { ...wire, list: [wire] } : wire),
);
export const transaction = /* @__PURE__ */ push('transaction', 'transaction', 'everybody', tradePush);

/** A bar's id is when it begins, in seconds, as in the bars that are asked for; `time` is what is read. */
const idOfBar = /* @__PURE__ */ leaf<Instant | null>(
  { type: 'integer' },
  () => null,
  at => (at === null ? null : Math.floor(at / 1000)),
);

export interface CandlePush extends PlainOf<typeof candlePush> {}
export const candlePush = /* @__PURE__ */ mapped(
  /* @__PURE__ */ ofPair(() => ({
    resolution: field('period', or(resolution, '1min')),
    id: field('id', idOfBar),
    time: field('time', instant, 'id'),
    open: field('open', price),
    high: field('high', price),
    low: field('low', price),
    close: field('close', price),
    volume: field('volume', or(amount, '0')),
    change: field('change', maybe(percent)),
  })),
  ({ key, resolution, change, time, open, high, low, close, volume }) => {
    const bar = { time, open, high, low, close, volume };
    const candle: Candle = change === null ? bar : { ...bar, change };
    return { key, resolution, candle };
  },
  ({ candle: { change = null, ...bar }, ...push }) => ({ ...bar, ...push, change, id: bar.time }),
);
/** The last bar of a pair and resolution. */
export const kline = /* @__PURE__ */ push('kline', 'kline', 'everybody', candlePush);
