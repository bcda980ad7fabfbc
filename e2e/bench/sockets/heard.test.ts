import { heardBy, Listener } from './heard';

const change = (seq: number, amount = '1000') => ({
  seq,
  prev: seq - 1,
  snapshot: 0,
  bids: [['9.5', amount]] as const,
});

function listening() {
  const lags: number[] = [];
  const listener = new Listener('1/3', '9.5', lags);
  listener.hear({ seq: 7, snapshot: 1, bids: [['9.5', '10']] }, 1_000);
  return { lags, listener };
}

test('a snapshot and the changes that follow it are in order, late by their stamp', () => {
  const { lags, listener } = listening();
  listener.hear(change(8, '1000'), 1_040);
  listener.hear(change(9, '1100'), 1_250);
  expect(listener).toMatchObject({ deliveries: 3, outOfOrder: 0 });
  expect(lags).toEqual([40, 150]);
});

test('a gap, a double and a second snapshot are not in order', () => {
  const { listener } = listening();
  for (const push of [change(9), change(9), { ...change(10), snapshot: 1 }]) listener.hear(push, 0);
  expect(listener.outOfOrder).toBe(3);
});

test('who is told two fewer than others of the pair has missed them', () => {
  const client = (key: string, deliveries: number) => ({ key, deliveries, outOfOrder: 0 });
  const clients = [client('1/3', 100), client('1/3', 99), client('1/3', 98), client('2/3', 50)];
  expect(heardBy(clients, [1, 2, 3])).toEqual({ deliveries: 347, outOfOrder: 0, missing: 2, p50: 2, p99: 3 });
});

test('nobody heard anything: no lag that would meet a bar', () => {
  expect(heardBy([], []).p99).toBeNaN();
});
