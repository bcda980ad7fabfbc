import { asInstant } from '@tradefloor/contract';
import { price } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { running } from '../orders/running-orders';
import { aMicroOrder, BEGAN } from '../testing/micro-server';
import { entryMarks, orderLines } from './order-lines';

const platform = fakePlatform();
const order = (id: string, more: Parameters<typeof aMicroOrder>[1] = {}) => running(aMicroOrder(id, more), platform);
const at = (mark: string | null, now = BEGAN + 18_000) =>
  ({ mark: mark === null ? null : price(mark), now, language: 'en' }) as const;

test('an order is a line at its entry that tells direction, amount, time left and how it stands', () => {
  const [up] = orderLines([order('1')], at('97412.57'));
  expect(up).toMatchObject({ price: '97412.56', kind: 'winning', label: '▲ 100 USDT 00:42 +82.00' });
  const [down] = orderLines([order('1', { direction: 'down' })], at('97412.57'));
  expect(down).toMatchObject({ kind: 'losing', label: '▼ 100 USDT 00:42 -100.00' });
  expect(orderLines([order('1')], at('97412.56'))[0]).toMatchObject({ kind: 'level' });
  expect(orderLines([order('1')], at(null))[0]).toMatchObject({ kind: 'level', label: '▲ 100 USDT 00:42' });
});

test('of many only those that end soonest have words', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    order(String(index), { createdAt: asInstant(BEGAN + index * 1_000), openPrice: price(`97412.${10 + index}`) }),
  );
  const lines = orderLines(many.toReversed(), at('97412.57'));
  expect(lines.map(({ id }) => id).slice(0, 2)).toEqual(['micro-0', 'micro-1']);
  expect(lines.filter(({ isBare }) => isBare !== true)).toHaveLength(8);
  expect(lines.filter(({ label }) => label === '')).toHaveLength(4);
});

test('orders at one price have it once at the scale, each with its words', () => {
  const lines = orderLines([order('1'), order('2', { direction: 'down' })], at('97412.57'));
  expect(lines.map(({ isBare }) => isBare)).toEqual([false, true]);
  expect(lines.map(({ label }) => label)).toEqual(['▲ 100 USDT 00:42 +82.00', '▼ 100 USDT 00:42 -100.00']);
});

test('the end is when it was placed and its duration, else what remained when the server answered', () => {
  jest.useFakeTimers({ now: BEGAN + 5_000 });
  expect(order('1').endsAt).toBe(BEGAN + 60_000);
  expect(order('1', { createdAt: null, remainingMs: 12_000 }).endsAt).toBe(BEGAN + 17_000);
  jest.useRealTimers();
});

test('where it was placed is marked', () => {
  expect(entryMarks([order('1'), order('2', { createdAt: null })])).toEqual([
    { id: 'micro-1', time: BEGAN, price: '97412.56', kind: 'buy' },
  ]);
});
