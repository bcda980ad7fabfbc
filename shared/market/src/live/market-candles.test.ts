/** @jest-environment jsdom */
import { asInstant, chartBars } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { candleKey, candleTopic, resyncTopic, serverClockTopic } from '@tradefloor/platform';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useCandles } from '../react';
import { aMarket, KEY } from './sample-market';

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

test('candles: the newest are asked for by the exchange’s clock, however wrong this one is (look.server-clock)', async () => {
  jest.useFakeTimers({ now: 600 * 60_000, doNotFake: ['queueMicrotask'] });
  const { platform } = aMarket();
  platform.drive(serverClockTopic, { offsetMs: 180 * 60_000 });
  platform.answer(chartBars, () => [bar(779, '1')]);
  renderHook(() => useCandles(platform, KEY, 'BTC/USDT', '1'));
  await act(async () => undefined);
  expect(platform.payloadsOf(chartBars)).toMatchObject([{ to: 780 * 60_000 }]);
  jest.useRealTimers();
});

test('candles: a night that was slept through is no flat line, and what was before it is asked for anew', async () => {
  jest.useFakeTimers({ now: 600 * 60_000, doNotFake: ['queueMicrotask'] });
  const { platform, frame } = aMarket();
  const served: ReturnType<typeof bar>[][] = [[bar(598, '1'), bar(599, '2')], [bar(1_299, '5')], [bar(700, '3')]];
  platform.answer(chartBars, () => served.shift() ?? []);
  const { result } = renderHook(() => useCandles(platform, KEY, 'BTC/USDT', '1'));
  const come = () => act(async () => frame());
  await come();
  await come();
  expect(result.current.view).toHaveLength(2);
  jest.setSystemTime(1_300 * 60_000);
  platform.drive(resyncTopic, { at: 1 });
  await come();
  await come();
  expect(result.current.view.map(({ close }) => close)).toEqual(['5']);
  act(() => result.current.older(1_299 * 60_000));
  await come();
  await come();
  expect(platform.payloadsOf(chartBars)).toHaveLength(3);
  expect(result.current.view[0]?.close).toBe('3');
  jest.useRealTimers();
});
