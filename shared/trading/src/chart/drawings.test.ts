/** @jest-environment jsdom */
import { asId, type PairKey } from '@tradefloor/contract';
import { price } from '@tradefloor/money';
import { type Drawings, drawingsOf, keepDrawings, NO_DRAWINGS, withLine, without, withTrend } from './drawings';

const BTC = asId<PairKey>('1/3');
const ETH = asId<PairKey>('2/3');
const line = (id: string) => ({ id, price: price('97000') });
const trend = (id: string) => ({ id, from: { time: 1, price: 2.5 }, to: { time: 3, price: 4 } });
const KEY = 'tf.spot.drawings';
const written = (value: unknown) => localStorage.setItem(KEY, JSON.stringify({ v: 9, value }));

beforeEach(() => localStorage.clear());

it('keeps each pair’s lines apart, and nothing of a pair without any', () => {
  const drawn = withTrend(withLine(NO_DRAWINGS, line('a')), trend('b'));
  keepDrawings(BTC, drawn);
  keepDrawings(ETH, withLine(NO_DRAWINGS, line('c')));
  expect(drawingsOf(BTC)).toEqual({ lines: [line('a')], trends: [trend('b')] });
  keepDrawings(BTC, without(without(drawn, 'a'), 'b'));
  expect(drawingsOf(BTC)).toBe(NO_DRAWINGS);
  expect(localStorage.getItem(KEY)).not.toContain(BTC);
  expect(drawingsOf(ETH).lines).toHaveLength(1);
});

it('takes what it knows of what another build wrote', () => {
  written({
    [BTC]: {
      lines: [line('a'), { id: 'b', price: 'high' }, { id: 7, price: '1' }],
      trends: [trend('c'), { ...trend('d'), to: { time: null, price: 1 } }, 'zigzag'],
      circles: [{}],
    },
    [ETH]: null,
  });
  expect(drawingsOf(BTC)).toEqual({ lines: [line('a')], trends: [trend('c')] });
  expect(drawingsOf(ETH)).toEqual(NO_DRAWINGS);
  written('nothing of the kind');
  expect(drawingsOf(BTC)).toBe(NO_DRAWINGS);
});

it('lets the oldest line go when there are too many', () => {
  const many = Array.from({ length: 51 }, (_, id) => line(String(id))).reduce<Drawings>(withLine, NO_DRAWINGS);
  expect([many.lines.length, many.lines[0]?.id]).toEqual([50, '1']);
});
