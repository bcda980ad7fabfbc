import {
  asId,
  asInstant,
  chartBars,
  type PairKey,
  pairKey,
  type Quote,
  spotDeal,
  type SpotDeal,
  tradeHistory,
  type Trade,
} from '@tradefloor/contract';
import { bookSnapshot } from '@tradefloor/contract/ext';
import { amount, decimal, price } from '@tradefloor/money';
import {
  bookTopic,
  candleKey,
  candleTopic,
  connectionTopic,
  marketDetailTopic,
  pairsTopic,
  quotesTopic,
  resyncTopic,
  tradesTopic,
} from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { useBook, useCandles, useQuote, useQuotes, useTrades } from '../react';
import type { FrameClock } from './frames';
import { marketOf } from './market';

const KEY: PairKey = pairKey(asId('1'), asId('3'));
const WINDOW = { rows: 5, step: null };

/** A platform whose frames, timer and visibility a test drives. */
function aMarket() {
  const platform = fakePlatform();
  const state = { now: 0, hidden: false };
  let frames: Array<() => void> = [];
  const timers = new Set<() => void>();
  const visible = new Set<() => void>();
  const clock: FrameClock = {
    now: () => state.now,
    hidden: () => state.hidden,
    request: run => void frames.push(run),
    onVisible: run => {
      visible.add(run);
      return () => visible.delete(run);
    },
    every: (_, run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  };
  marketOf(platform, clock);
  platform.answer(spotDeal, () => new Promise<never>(() => undefined));
  platform.answer(tradeHistory, []);
  const frame = (): void =>
    act(() => {
      const due = frames;
      frames = [];
      for (const run of due) run();
    });
  return {
    platform,
    state,
    frame,
    frames: () => frames.length,
    timers,
    tick: (ms: number) => {
      state.now += ms;
      for (const run of timers) run();
      frame();
    },
    show: () => {
      state.hidden = false;
      for (const run of visible) run();
      frame();
    },
  };
}

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

const aQuote = (key: PairKey, now: string): Quote => ({
  key,
  id: asId('1'),
  currencyId: asId('1'),
  legalId: asId('3'),
  base: 'BTC',
  quote: 'USDT',
  price: price(now),
  change: decimal('0'),
  volume: amount('1'),
  high: price(now),
  low: price(now),
  logo: null,
  shown: true,
  leverageShare: null,
  spread: null,
  leverageFee: null,
  microOpen: false,
  priceScale: null,
  amountScale: null,
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

test('a quote says which way it moved, and hears the details of the pair on screen', () => {
  const { platform, frame } = aMarket();
  platform.drive(quotesTopic, aQuote(KEY, '100'), KEY);
  const { result } = renderHook(() => useQuote(platform, KEY));
  expect([result.current?.quote.price, result.current?.moved]).toEqual(['100', null]);
  platform.drive(quotesTopic, aQuote(KEY, '101'), KEY);
  frame();
  expect([result.current?.quote.price, result.current?.moved]).toEqual(['101', 'up']);
  const { key, currencyId, legalId, change, volume, high, low } = aQuote(KEY, '100.5');
  platform.drive(
    marketDetailTopic,
    { key, currencyId, legalId, price: price('100.5'), change, volume, high, low },
    KEY,
  );
  frame();
  expect([result.current?.quote.price, result.current?.quote.base, result.current?.moved]).toEqual([
    '100.5',
    'BTC',
    'down',
  ]);
});

test('all quotes keep the server’s order, and rows that did not change', () => {
  const { platform, frame } = aMarket();
  const other = pairKey(asId('2'), asId('3'));
  platform.drive(pairsTopic, [{ id: null, name: 'USDT', quotes: [aQuote(other, '5'), aQuote(KEY, '100')] }]);
  const { result } = renderHook(() => useQuotes(platform));
  platform.drive(quotesTopic, aQuote(KEY, '100'), KEY);
  platform.drive(quotesTopic, aQuote(other, '5'), other);
  frame();
  expect(result.current.map(({ quote }) => quote.key)).toEqual([other, KEY]);
  const [first] = result.current;
  platform.drive(quotesTopic, aQuote(KEY, '99'), KEY);
  frame();
  expect(result.current[0]).toBe(first);
  expect(result.current[1]?.moved).toBe('down');
});

const bar = (minute: number, close: string) => ({
  time: asInstant(minute * 60_000),
  open: price('1'),
  high: price('9'),
  low: price('1'),
  close: price(close),
  volume: amount('1'),
});

test('candles: a bar that is pushed before history has answered is not all there is', async () => {
  const { platform, frame } = aMarket();
  const waiting: Array<(bars: ReturnType<typeof bar>[]) => void> = [];
  platform.answer(chartBars, () => new Promise<ReturnType<typeof bar>[]>(resolve => waiting.push(resolve)));
  const { result } = renderHook(() => useCandles(platform, KEY, 'BTC/USDT', '1'));
  platform.drive(candleTopic, { key: KEY, resolution: '1', candle: bar(11, '4') }, candleKey(KEY, '1'));
  frame();
  expect(result.current.kind).toBe('loading');
  await act(async () => waiting[0]?.([bar(10, '2'), bar(11, '3')]));
  frame();
  expect([result.current.kind, ...result.current.view.map(({ close }) => close)]).toEqual(['ready', '2', '4']);
});

test('candles: history, the live bar, and older bars asked for once', async () => {
  const { platform, frame } = aMarket();
  let asked = 0;
  platform.answer(chartBars, () => (asked++ === 0 ? [bar(10, '2'), bar(11, '3')] : [bar(9, '1')]));
  const { result } = renderHook(() => useCandles(platform, KEY, 'BTC/USDT', '1'));
  await waitFor(() => {
    frame();
    expect(result.current.view).toHaveLength(2);
  });
  platform.drive(candleTopic, { key: KEY, resolution: '1', candle: bar(11, '4') }, candleKey(KEY, '1'));
  frame();
  expect(result.current.view.at(-1)?.close).toBe('4');
  result.current.older(10 * 60_000);
  result.current.older(10 * 60_000);
  await waitFor(() => {
    frame();
    expect(result.current.view.map(({ close }) => close)).toEqual(['1', '2', '4']);
  });
  expect(asked).toBe(2);
});
