/** @jest-environment jsdom */
import { asInstant, spotDeal, type SpotDeal, tradeHistory, type Trade } from '@tradefloor/contract';
import { bookSnapshot } from '@tradefloor/contract/ext';
import { amount, decimal, price } from '@tradefloor/money';
import { bookTopic, connectionTopic, resyncTopic, tradesTopic } from '@tradefloor/platform';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { useBook, useQuotes, useTrades } from '../react';
import { aMarket, KEY } from './sample-market';

const WINDOW = { rows: 5, step: null };

const book = (best: string, sequence: number | null = null, previous: number | null = null) => ({
  key: KEY,
  bids: [[price(best), amount('1')] as const],
  asks: [],
  sequence,
  previous,
  snapshot: previous === null,
});

const aDeal = (best: string): SpotDeal => ({
  bids: book(best).bids,
  asks: [],
  lastPrice: price(best),
  baseAvailable: null,
  quoteAvailable: null,
  cnyPrice: null,
  exchangeRate: null,
});

test('a book is drawn once a frame, however many pushes came', () => {
  const { platform, frame } = aMarket();
  const { result } = renderHook(() => useBook(platform, KEY, WINDOW));
  expect(result.current.kind).toBe('loading');
  for (const best of ['98', '99', '100']) platform.drive(bookTopic, book(best), KEY);
  expect(result.current.view.bestBid).toBeNull();
  frame();
  expect([result.current.kind, result.current.freshness, result.current.view.bestBid]).toEqual([
    'ready',
    'live',
    '100',
  ]);
});

test('an answer over HTTP does not overwrite the push that came meanwhile', async () => {
  const { platform, frame } = aMarket();
  const waiting: Array<(deal: SpotDeal) => void> = [];
  platform.answer(spotDeal, () => new Promise<SpotDeal>(resolve => waiting.push(resolve)));
  const { result } = renderHook(() => useBook(platform, KEY, WINDOW));
  platform.drive(bookTopic, book('100'), KEY);
  await act(async () => waiting[0]?.(aDeal('90')));
  frame();
  expect(result.current.view.bestBid).toBe('100');
});

test('a gap asks for a numbered snapshot where the server has one', async () => {
  const { platform, frame } = aMarket();
  platform.offer(bookSnapshot);
  let snapshots = 0;
  platform.answer(bookSnapshot, () => book('10', (snapshots += 1) * 10));
  const { result } = renderHook(() => useBook(platform, KEY, WINDOW));
  await waitFor(() => {
    frame();
    expect(result.current.view.bestBid).toBe('10');
  });
  platform.drive(bookTopic, book('12', 20, 19), KEY);
  await waitFor(() => {
    frame();
    expect(result.current.view.bids).toHaveLength(1);
    expect(snapshots).toBe(2);
  });
});

// look.stale-mark
test('a book that nothing is heard of is late, then stale, and a failed request says so only while there is nothing', async () => {
  const { platform, frame, tick } = aMarket();
  platform.fail(spotDeal, 'closed');
  const { result } = renderHook(() => useBook(platform, KEY, WINDOW));
  await waitFor(() => {
    frame();
    expect(result.current.kind).toBe('failed');
  });
  platform.drive(bookTopic, book('100'), KEY);
  frame();
  expect([result.current.kind, result.current.freshness]).toEqual(['ready', 'live']);
  tick(3000);
  expect(result.current.freshness).toBe('late');
  tick(7000);
  expect(result.current.freshness).toBe('stale');
});

test('a quiet book that is said again stays live', () => {
  const { platform, frame, tick } = aMarket();
  const { result } = renderHook(() => useBook(platform, KEY, WINDOW));
  platform.drive(bookTopic, book('100', 7), KEY);
  for (let second = 0; second < 30; second += 1) {
    tick(1000);
    platform.drive(bookTopic, { ...book('100', 7, 7), bids: [], asks: [] }, KEY);
  }
  frame();
  expect([result.current.freshness, result.current.view.bestBid]).toEqual(['live', '100']);
});

test('a snapshot that takes longer than the next is asked for is waited for', async () => {
  const { platform, tick } = aMarket();
  platform.offer(bookSnapshot);
  const waiting: Array<(answer: ReturnType<typeof book>) => void> = [];
  platform.answer(bookSnapshot, () => new Promise(resolve => waiting.push(resolve)));
  const { result } = renderHook(() => useBook(platform, KEY, WINDOW));
  await act(async () => waiting[0]?.(book('10', 10)));
  platform.drive(bookTopic, book('12', 13, 12), KEY);
  for (let second = 0; second < 3; second += 1) tick(1_000);
  expect(waiting).toHaveLength(2);
  await act(async () => waiting[1]?.(book('12', 13)));
  tick(100);
  expect(result.current.view.bestBid).toBe('12');
});

test('in a hidden tab nothing is drawn; on return the newest is, and a snapshot is asked for', () => {
  const { platform, state, frame, frames, show } = aMarket();
  const { result } = renderHook(() => useBook(platform, KEY, WINDOW));
  platform.drive(bookTopic, book('100'), KEY);
  frame();
  state.hidden = true;
  for (let push = 0; push < 500; push += 1) platform.drive(bookTopic, book(String(101 + push)), KEY);
  expect([frames(), result.current.view.bestBid]).toEqual([0, '100']);
  const asked = platform.payloadsOf(spotDeal).length;
  show();
  expect(result.current.view.bestBid).toBe('600');
  expect(platform.payloadsOf(spotDeal)).toHaveLength(asked + 1);
});

test('after a lost connection a book that counts anew is believed', () => {
  const { platform, frame } = aMarket();
  const { result } = renderHook(() => useBook(platform, KEY, WINDOW));
  platform.drive(bookTopic, book('100', 900), KEY);
  platform.drive(resyncTopic, { at: 1 });
  platform.drive(bookTopic, book('50', 2), KEY);
  frame();
  expect(result.current.view.bestBid).toBe('50');
});

test('two panels share one subscription, and none is left behind', async () => {
  const { platform, timers } = aMarket();
  const wide = renderHook(() => useBook(platform, KEY, { rows: 20, step: decimal('10') }), { wrapper: StrictMode });
  const narrow = renderHook(() => useBook(platform, KEY, WINDOW));
  const trades = renderHook(() => useTrades(platform, KEY));
  const quotes = renderHook(() => useQuotes(platform));
  expect(platform.listeners()).toBeGreaterThan(0);
  wide.unmount();
  narrow.unmount();
  trades.unmount();
  quotes.unmount();
  await Promise.resolve();
  expect([platform.listeners(), timers.size]).toEqual([0, 0]);
});

const aTrade = (id: number): Trade => ({
  id: String(id),
  time: asInstant(id),
  price: price('1'),
  amount: amount('1'),
  side: 'buy',
});

test('trades: history and pushes are one list, and quiet does not make it stale while the connection is live', async () => {
  const { platform, frame, tick } = aMarket();
  platform.answer(tradeHistory, [aTrade(2), aTrade(1)]);
  platform.drive(connectionTopic, { kind: 'live', since: 0, latencyMs: 5 });
  const { result } = renderHook(() => useTrades(platform, KEY));
  platform.drive(tradesTopic, { key: KEY, trades: [aTrade(3), aTrade(2)] }, KEY);
  await waitFor(() => {
    frame();
    expect(result.current.view.map(({ id }) => id)).toEqual(['3', '2', '1']);
  });
  tick(60_000);
  expect(result.current.freshness).toBe('live');
  platform.drive(connectionTopic, { kind: 'down', since: 0, latencyMs: null });
  tick(10_000);
  expect(result.current.freshness).toBe('stale');
});

test('a panel that wants other rows keeps what is known, and shares it with who comes later', async () => {
  const { platform, frame } = aMarket();
  let asked = 0;
  platform.answer(spotDeal, () => {
    asked += 1;
    return new Promise<never>(() => undefined);
  });
  const panel = renderHook(({ rows }) => useBook(platform, KEY, { rows, step: null }), { initialProps: { rows: 5 } });
  platform.drive(bookTopic, book('100'), KEY);
  frame();
  panel.rerender({ rows: 6 });
  await act(async () => Promise.resolve());
  expect([panel.result.current.kind, panel.result.current.freshness]).toEqual(['ready', 'live']);
  const form = renderHook(() => useBook(platform, KEY, WINDOW));
  expect([form.result.current.kind, form.result.current.view.bestBid, asked]).toEqual(['ready', '100', 1]);
});
