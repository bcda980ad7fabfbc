import { act, waitFor } from '@testing-library/react';
import { asInstant, type CompletedOrder, listCompletedOrders } from '@tradefloor/contract';
import { orderCompleted } from '@tradefloor/contract/ext';
import { completedOrderTopic, serverClockTopic, tradingSettings } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { playTones } from '@tradefloor/platform/sound';
import { aFill } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { listed } from '../testing/own-lists';
import { useFillNews } from './use-fill-news';

jest.mock('@tradefloor/platform/sound', () => ({ playTones: jest.fn(), readySound: jest.fn(), maySound: () => true }));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function News() {
  useFillNews();
  return null;
}

const BOUGHT = 'Bought 0.01 BTC at 97,412.56 USDT';

function opened() {
  const platform = fakePlatform();
  listed(platform);
  let answer: (fills: readonly CompletedOrder[]) => void = () => undefined;
  platform.answer(
    listCompletedOrders,
    () => new Promise(resolve => (answer = rows => resolve({ rows, total: rows.length }))),
  );
  const { again } = drawn(platform, <News />);
  return {
    platform,
    texts: () => platform.notices.map(({ text }) => text),
    answer: (...fills: CompletedOrder[]) => act(async () => answer(fills)),
    leave: () => again(null),
    now: () => asInstant(Date.now()),
  };
}

/** Longer than fills of one order are waited for. */
const passed = () => act(() => new Promise(resolve => setTimeout(resolve, 400)));

it('says once what was filled before the first answer came, pushed or not, and nothing of before', async () => {
  const { platform, texts, answer, now } = opened();
  const before = aFill('1', { time: asInstant(Date.now() - 5_000) });
  const pushed = aFill('2', { time: now() });
  act(() => platform.drive(completedOrderTopic, pushed));
  await passed();
  await answer(aFill('3', { time: now() }), pushed, before);
  await waitFor(() => expect(texts()).toEqual(['Bought 0.02 BTC at 97,412.56 USDT']));
  act(() => platform.drive(completedOrderTopic, pushed));
  await passed();
  expect(texts()).toHaveLength(1);
});

it('says what was filled though the list could not be read at first', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const platform = fakePlatform();
  listed(platform);
  // Fills are pushed, so that the list is not asked for again and again.
  platform.offer(orderCompleted);
  platform.fail(listCompletedOrders, '', 'timeout');
  drawn(platform, <News />);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  platform.answer(listCompletedOrders, { rows: [aFill('1', { time: asInstant(Date.now()) })], total: 1 });
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(platform.notices).toMatchObject([{ text: BOUGHT }]);
  jest.useRealTimers();
});

it('goes by the server’s clock, though that is known only now', async () => {
  const { platform, texts, answer, now } = opened();
  act(() => platform.drive(serverClockTopic, { offsetMs: 60_000 }));
  await answer(aFill('2', { time: asInstant(now() + 60_000) }), aFill('1', { side: 'sell', time: now() }));
  await passed();
  expect(texts()).toEqual([BOUGHT]);
});

it('says at once what it was about to say when its screen is left', async () => {
  const { platform, texts, answer, leave, now } = opened();
  await answer();
  act(() => platform.drive(completedOrderTopic, aFill('1', { time: now() })));
  await act(() => new Promise(resolve => setTimeout(resolve, 50)));
  expect(texts()).toEqual([]);
  leave();
  expect(texts()).toEqual([BOUGHT]);
});

it('takes nothing of another user for news of theirs', async () => {
  const { platform, texts, answer, now } = opened();
  await answer();
  act(() => platform.drive(completedOrderTopic, aFill('1', { time: now() })));
  await act(() => new Promise(resolve => setTimeout(resolve, 50)));
  const before = now();
  await act(() => new Promise(resolve => setTimeout(resolve, 5)));
  act(() => platform.become({ kind: 'user', userId: null, account: 'bob@example.com' }));
  await answer(aFill('2', { time: before }));
  await passed();
  expect(texts()).toEqual([]);
});

it('sounds at once in a hidden tab, and not again when that is seen and says it', async () => {
  jest.useFakeTimers();
  localStorage.clear();
  tradingSettings().set({ confirmPlacing: true, fillSound: true });
  const { platform, texts, answer, now } = opened();
  const passes = () => act(() => jest.advanceTimersByTimeAsync(1_500));
  const isSeen = async (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  };
  await passes();
  await answer();
  await passes();
  await isSeen('hidden');
  const fill = aFill('1', { time: now() });
  act(() => platform.drive(completedOrderTopic, fill));
  await passes();
  expect([jest.mocked(playTones).mock.calls.length, texts()]).toEqual([1, []]);
  await isSeen('visible');
  await passes();
  await answer(fill);
  await passes();
  expect([jest.mocked(playTones).mock.calls.length, texts()]).toEqual([1, [BOUGHT]]);
});
