import { chartBars, readEnvelope } from '@tradefloor/contract';
import * as fc from 'fast-check';
import { DAY, MINUTE } from '../clock/clock';
import { aggregate, RESOLUTIONS, spanOf, startOf } from './aggregate';
import { BarPieces } from './bar-pieces';
import { candleOf } from './candle-of';
import { inventHistory } from './history';
import { Market } from './market';
import { PAIRS } from './pair';

const NOW = Date.UTC(2026, 10, 21, 8, 30);

function aMarket(): Market {
  const [pair] = PAIRS;
  if (!pair) throw new Error('There are no pairs.');
  const past = inventHistory({ seed: 1, now: NOW, daysOfMinutes: 3, daysOfHours: 20, olderDays: 200 }).get(pair.id);
  const market = new Market(pair);
  market.minutes.load([...(past?.minutes ?? [])]);
  market.hours.load([...(past?.hours ?? [])]);
  market.days.load([...(past?.days ?? [])]);
  return market;
}

const decoded = (parts: readonly Buffer[]) => {
  const body = `{"type":"ok","code":1,"data":[${parts.map(String).join(',')}]}`;
  const outcome = readEnvelope(chartBars, body);
  if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome));
  return outcome.answer;
};

it('are the very bars, whatever stretch is asked for, before and after they are kept', () => {
  const market = aMarket();
  const pieces = new BarPieces();
  const stretch = fc.record({
    resolution: fc.constantFrom(...RESOLUTIONS),
    back: fc.integer({ min: 0, max: 700 }),
    bars: fc.integer({ min: -2, max: 700 }),
    grown: fc.boolean(),
  });
  let now = NOW;
  fc.assert(
    fc.property(stretch, ({ resolution, back, bars, grown }) => {
      if (grown) market.minutes.record((now += 40_000), Number(market.lastPrice) + (now % 7), 3);
      const span = spanOf(resolution);
      const to = now - back * span;
      const from = startOf(resolution, to - bars * span);
      const series = market.seriesOf(resolution);
      const whole = aggregate(series.all, resolution).filter(({ at }) => at >= from && at <= to);
      const expected = whole.map(bar => {
        const { resolution: _resolution, change: _change, ...candle } = candleOf(market, bar, resolution);
        return candle;
      });
      const found = decoded(pieces.between(market, resolution, from, to));
      expect(found).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

it('keep no more than they may', () => {
  const market = aMarket();
  const pieces = new BarPieces(100_000);
  for (let day = 0; day < 3; day += 1) pieces.between(market, '1', NOW - (day + 1) * DAY, NOW - day * DAY);
  expect(pieces.size).toBeLessThanOrEqual(100_000);
  expect(pieces.size).toBeGreaterThan(50_000);
});

it('are put together once: a week of minutes is a copy of what is there', () => {
  const market = aMarket();
  const pieces = new BarPieces();
  const [first, again] = [1, 2].map(() => pieces.between(market, '1', NOW - DAY, NOW - 2 * 60 * MINUTE));
  expect(again?.every((part, index) => part.buffer === first?.[index]?.buffer)).toBe(true);
});
