import { type Amount, branded, type Decimal, decimalFromWire, type Price } from '@tradefloor/money';
import { call } from '../call';
import { type Instant, instantInSeconds, readInstant } from '../wire/instant';
import { type Kind, leaf, Refusal, refuse } from '../wire/kind';
import { list } from '../wire/containers';
import { field } from '../wire/shape';
import { isObject } from '../wire/trusted';
import { typedPair } from './pair';
import { type Resolution, resolution } from './resolution';

/** One bar; `time` is when it begins. */
export interface Candle {
  readonly time: Instant;
  readonly open: Price;
  readonly high: Price;
  readonly low: Price;
  readonly close: Price;
  readonly volume: Amount;
  /** Beside each bar on the wire; here a caller knows what it asked for. */
  readonly resolution?: Resolution | undefined;
  /** Percent, from open to close. */
  readonly change?: Decimal | undefined;
}

function readCandle(wire: unknown): Candle | Refusal {
  if (!isObject(wire)) return refuse('not-an-object');
  // Older servers give the beginning as the bar's id, in seconds.
  const time = readInstant(wire['time'] ?? wire['id']);
  if (time instanceof Refusal) return time.under('time');
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
    period: { type: 'string' },
    change: decimalText,
  },
  required: ['time', 'open', 'high', 'low', 'close', 'volume'],
} as const;

const writeCandle = ({ resolution: period, change, ...bar }: Candle): object => ({
  id: Math.floor(bar.time / 1000),
  ...bar,
  ...(period === undefined ? {} : { period: resolution.encode(period) }),
  ...(change === undefined ? {} : { change }),
});

export const candle: Kind<Candle> = /* @__PURE__ */ leaf<Candle>(BAR, readCandle, writeCandle);

/** `symbol` is base and quote, as in `BTC/USDT`. Success is `code` 1 here (wire.answer-types). */
export const chartBars = /* @__PURE__ */ call('chartBars', 'GET', '/api/currency/new_timeshar', {
  auth: 'none',
  place: 'data',
  payload: () => ({
    symbol: field('symbol', typedPair),
    from: field('from', instantInSeconds),
    to: field('to', instantInSeconds),
    resolution: field('period', resolution),
  }),
  answer: () => list(candle),
});
