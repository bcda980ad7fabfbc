import { act, waitFor } from '@testing-library/react';
import { asInstant, listMicroOrders } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import {
  aboutMicroOrder,
  closedMicroOrderTopic,
  tradingSettings,
  untoldNews,
  untoldResults,
} from '@tradefloor/platform';
import { playTones } from '@tradefloor/platform/sound';
import { aMicroOrder, closedOrder, served } from '../testing/micro-server';
import { onWideScreen, orders, type Shown, shown, told } from '../testing/micro-screen';

jest.mock('@tradefloor/charts/highcharts', () => jest.requireActual('@tradefloor/charts/mute-highcharts'));

jest.mock('@tradefloor/platform/sound', () => ({ playTones: jest.fn(), readySound: jest.fn(), maySound: () => true }));

beforeEach(() => {
  localStorage.clear();
  jest.mocked(playTones).mockClear();
  tradingSettings().set({ confirmPlacing: true, fillSound: true });
  onWideScreen();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Longer than results are waited for that come together, and than what another tab tells. */
const SOON_MS = 2_000;

async function isSeen(visibilityState: DocumentVisibilityState): Promise<void> {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await passes();
}

/** What is drawn sets timers of its own. */
async function passes(): Promise<void> {
  for (const _ of ['drawn', 'said']) await act(() => jest.advanceTimersByTimeAsync(SOON_MS));
}

const ran = (count: number) => Array.from({ length: count }, (_, at) => aMicroOrder(String(count - at)));

async function running(count: number): Promise<Shown> {
  const platform = shown({ running: ran(count) });
  await orders().findByRole('tab', { name: `Trading (${count})` });
  jest.useFakeTimers();
  return platform;
}

function end(platform: Shown, ...ids: readonly string[]): void {
  act(() => ids.forEach(id => platform.drive(closedMicroOrderTopic, closedOrder(id, amount('82')))));
}

it('sounds at once in a hidden tab, and says in one sum what ended when it is seen again', async () => {
  const platform = await running(4);
  await isSeen('hidden');
  end(platform, '1', '2', '3', '4');
  await passes();
  expect(playTones).toHaveBeenCalledTimes(1);
  expect(told(platform)).toEqual([]);
  await isSeen('visible');
  expect(told(platform)).toEqual(['4 orders ended: +328 USDT']);
  expect(playTones).toHaveBeenCalledTimes(1);
});

it('says and sounds nothing that another tab told meanwhile', async () => {
  const platform = await running(2);
  await isSeen('hidden');
  end(platform, '1', '2');
  const kept = untoldResults().get();
  untoldResults().set({ whose: kept?.whose ?? '', ids: [] });
  await passes();
  await isSeen('visible');
  expect(told(platform)).toEqual([]);
  expect(playTones).not.toHaveBeenCalled();
});

it('says of two tabs that are both seen only what the other one did not', async () => {
  const platform = await running(2);
  await untoldNews('words', [aboutMicroOrder('1')]);
  end(platform, '1', '2');
  await passes();
  expect(told(platform)).toHaveLength(1);
  expect(platform.notices).toMatchObject([{ about: aboutMicroOrder('2') }]);
  expect(await untoldNews('words', [aboutMicroOrder('2')])).toEqual([]);
});

it('asks for the end that no push tells, and for none before it is due', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const createdAt = asInstant(Date.now() - 45_000);
  const platform = shown({ running: [aMicroOrder('1', { createdAt })] });
  await orders().findByRole('tab', { name: 'Trading (1)' });
  served(platform, { closed: [closedOrder('1', amount('82'), { createdAt })] });
  const asked = () => platform.payloadsOf(listMicroOrders).length;
  const before = asked();
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect([asked(), told(platform)]).toEqual([before, []]);
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(told(platform)).toEqual(['BTC/USDT Up: won 82 USDT']);
  expect(orders().getByRole('tab', { name: 'Trading (0)' })).toBeInTheDocument();
});

it('tells all that ended while the page was closed, also what the newest page has no room for', async () => {
  const before = await running(25);
  jest.useRealTimers();
  before.leave();
  const closed = Array.from({ length: 60 }, (_, at) => closedOrder(String(60 - at), amount('82')));
  const platform = shown({ closed });
  await waitFor(() => expect(told(platform)).toEqual(['25 orders ended: +2,050 USDT']));
  const pages = platform.payloadsOf(listMicroOrders).map(({ page = 1 }) => page);
  expect(Math.max(...pages)).toBe(3);
});
