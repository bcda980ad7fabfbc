import { type Amount, branded, decimalFromWire, type Price } from '@tradefloor/money';
import { call } from '../call';
import { type Instant, instantInSeconds, readInstant } from '../wire/instant';
import { type Kind, leaf, Refusal, refuse } from '../wire/kind';
import { field } from '../wire/shape';
import { isObject } from '../wire/trusted';
import { typedPair } from './pair';
import { resolution } from './resolution';

/** One bar; `time` is when it begins. */
export interface Candle {
  readonly time: Instant;
  readonly open: Price;
  readonly high: Price;
  readonly low: Price;
  readonly close: Price;
  readonly volume: Amount;
}

function readCandle(wire: unknown): Candle | Refusal {
  if (!isObject(wire)) return refuse('not-an-object');
  // Older servers give the beginning as the bar's id, in seconds.
  const time = readInstant(wire['time'] ?? wire['id']);
  if (time instanceof Refusal) return refuse(time.reason, 'time');
  const open = decimalFromWire(wire['open']);
  const high = decimalFromWire(wire['high']);
  const low = decimalFromWire(wire['low']);
  const close = decimalFromWire(wire['close']);
  const volume = decimalFromWire(wire['volume'] ?? '0');
  if (open === null) return refuse('not-a-number', 'open');
  if (high === null) return refuse('not-a-number', 'high');
  if (low === null) return refuse('not-a-number', 'low');
  if (close === null) return refuse('not-a-number', 'close');
  if (volume === null) return refuse('not-a-number', 'volume');
  return {
    time,
    open: branded(open),
    high: branded(high),
    low: branded(low),
    close: branded(close),
    volume: branded(volume),
  };
}

const decimalText = { type: 'string', format: 'decimal' } as const;
const BAR = {
  type: 'object',
  properties: {
    id: { type: 'integer', description: 'The beginning, in seconds' },
    time: { type: 'integer', format: 'epoch-ms' },
    open: decimalText,
    high: decimalText,
    low: decimalText,
    close: decimalText,
    volume: decimalText,
  },
  required: ['time', 'open', 'high', 'low', 'close', 'volume'],
} as const;

const writeCandle = (candle: Candle): object => ({ id: Math.floor(candle.time / 1000), ...candle });

export const candle: Kind<Candle> = /* @__PURE__ */ leaf<Candle>(BAR, readCandle, writeCandle);

/** Seven days of minutes are 10,080 bars: read in one loop, as a schema a bar would block the page. */
const candles: Kind<readonly Candle[]> = /* @__PURE__ */ leaf<readonly Candle[]>(
  { type: 'array', items: BAR },
  wire => {
    if (wire === undefined || wire === null) return [];
    if (!Array.isArray(wire)) return refuse('not-a-list');
    const read: Candle[] = [];
    for (const [at, bar] of wire.entries()) {
      const found = readCandle(bar);
      if (found instanceof Refusal)
        return refuse(found.reason, found.field === undefined ? String(at) : `${at}.${found.field}`);
      read.push(found);
    }
    return read;
  },
  bars => bars.map(writeCandle),
);

/** `symbol` is base and quote, as in `BTC/USDT`. Success is `code` 1 here (S2 §7). */
export const chartBars = /* @__PURE__ */ call('chartBars', 'GET', '/api/currency/new_timeshar', {
  auth: 'none',
  place: 'data',
  payload: () => ({
    symbol: field('symbol', typedPair),
    from: field('from', instantInSeconds),
    to: field('to', instantInSeconds),
    resolution: field('period', resolution),
  }),
  answer: () => candles,
});
