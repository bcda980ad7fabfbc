import { act, cleanup, waitFor } from '@testing-library/react';
import { asId, type LeverageOrder, listLeverageOrders } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { resyncTopic, tradingSettings } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { playTones } from '@tradefloor/platform/sound';
import { aQuote, funded, quoted } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { aClosed, anEntrust, aPosition } from '../testing/orders';
import { ordered, told } from '../testing/own-lists';
import { endOf } from './endings';
import { usePositionNews } from './use-position-news';

jest.mock('@tradefloor/platform/sound', () => ({ playTones: jest.fn(), readySound: jest.fn(), maySound: () => true }));

const ofEther = { symbol: 'ETH/USDT', currencyId: asId<never>('ETH') };

afterEach(() => jest.restoreAllMocks());

function News() {
  usePositionNews();
  return null;
}

/** What was pushed is told with the next one. */
const frame = () => new Promise(resolve => requestAnimationFrame(resolve));

async function followed(orders: readonly LeverageOrder[]) {
  const platform = fakePlatform();
  const state = { orders };
  quoted(platform, aQuote('BTC/USDT'));
  funded(platform, { USDT: ['1000', '0'] }, 'lever');
  ordered(platform, () => state.orders);
  drawn(platform, <News />);
  act(() => told(platform, orders));
  await act(frame);
  return (next: readonly LeverageOrder[]) => {
    state.orders = next;
    act(() => told(platform, next));
    return platform;
  };
}

it('tells a liquidation at once: what was closed at which price (leverage.ends-told)', async () => {
  const become = await followed([aPosition('1'), aPosition('2', { direction: 'short', ...ofEther })]);
  const platform = become([
    aClosed('1', { endedBy: 'liquidation', price: price('91234.50'), profit: amount('-576.55') }),
    aClosed('2', {
      endedBy: 'liquidation',
      direction: 'short',
      ...ofEther,
      price: price('3900'),
      profit: amount('-400'),
    }),
  ]);
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]).toMatchObject({
    kind: 'error',
    text: 'Liquidated: Long BTC/USDT at 91,234.50; Short ETH/USDT at 3,900. PnL -976.55 USDT',
  });
});

it('tells a stop that was reached, and nothing of what the trader closed', async () => {
  const become = await followed([aPosition('1'), aPosition('2')]);
  const platform = become([
    aClosed('1', { endedBy: 'take-profit', profit: amount('12.5') }),
    aClosed('2', { endedBy: 'owner' }),
  ]);
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]).toMatchObject({
    kind: 'success',
    text: 'Take profit reached: Long BTC/USDT at 96,000. PnL +12.50 USDT',
  });
});

it('tells and sounds at once in a hidden tab, where no frame comes', async () => {
  localStorage.clear();
  tradingSettings().set({ confirmPlacing: true, fillSound: true });
  const become = await followed([aPosition('1'), aPosition('2')]);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const platform = become([aClosed('1', { endedBy: 'stop-loss' }), aPosition('2')]);
  await waitFor(() => expect(platform.notices).toMatchObject([{ text: expect.stringMatching(/^Stop loss reached/) }]));
  await waitFor(() => expect(playTones).toHaveBeenCalledTimes(1));
  become([aClosed('1', { endedBy: 'stop-loss' }), aClosed('2', { endedBy: 'owner' })]);
  await act(frame);
  expect([platform.notices.length, jest.mocked(playTones).mock.calls.length]).toEqual([1, 1]);
});

it('tells once the line is back what it could not ask for while that was down', async () => {
  const orders = [aPosition('1'), aPosition('2')];
  const become = await followed(orders);
  const platform = become(orders);
  platform.fail(listLeverageOrders, 'offline');
  act(() => told(platform, [aPosition('2')]));
  await waitFor(() => expect(platform.payloadsOf(listLeverageOrders)).toContainEqual({ status: 'closed', page: 1 }));
  await act(frame);
  expect(platform.notices).toEqual([]);

  ordered(platform, () => [aClosed('1', { endedBy: 'liquidation', price: price('91234.50') }), aPosition('2')]);
  act(() => platform.drive(resyncTopic, { at: 1 }));
  await waitFor(() => expect(platform.notices.map(({ text }) => text)).toEqual([expect.stringMatching(/^Liquidated/)]));
  act(() => platform.drive(resyncTopic, { at: 2 }));
  await act(frame);
  expect(platform.notices).toHaveLength(1);
});

/** A position that was liquidated while nothing could be read. */
async function unread() {
  const orders = [aPosition('1')];
  const become = await followed(orders);
  const platform = become(orders);
  platform.fail(listLeverageOrders, '', 'timeout');
  act(() => told(platform, []));
  await act(frame);
  const asked = () => platform.payloadsOf(listLeverageOrders).filter(({ status }) => status === 'closed').length;
  expect([asked(), platform.notices]).toEqual([1, []]);
  return { platform, asked, isBack: () => ordered(platform, () => [aClosed('1', { endedBy: 'liquidation' })]) };
}

it('asks again by itself for what it could not read with the line up, and no longer once it is left', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { platform, asked, isBack } = await unread();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(asked()).toBe(2);
  isBack();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(platform.notices.map(({ text }) => text)).toEqual([expect.stringMatching(/^Liquidated/)]);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect([asked(), platform.notices]).toMatchObject([3, { length: 1 }]);

  const left = await unread();
  cleanup();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(left.asked()).toBe(1);
  jest.useRealTimers();
});

it('keeps what is untold when its reader takes another language', async () => {
  const { platform, isBack } = await unread();
  act(() => platform.language.set('spa'));
  isBack();
  act(() => platform.drive(resyncTopic, { at: 1 }));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]?.text).toContain('96.000');
});

it('leaves what ended while no screen of leverage was there to the shell, and tells what ends from then on', async () => {
  const become = await followed([aPosition('1'), aPosition('2')]);
  const platform = become([aPosition('1'), aPosition('2')]);
  cleanup();
  await act(frame);
  ordered(platform, () => [aClosed('1', { endedBy: 'liquidation' }), aPosition('2')]);
  drawn(platform, <News />);
  await act(frame);
  await act(frame);
  ordered(platform, () => [aClosed('1', { endedBy: 'liquidation' }), aClosed('2', { endedBy: 'stop-loss' })]);
  act(() => told(platform, []));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]?.text).toMatch(/^Stop loss reached/);
});

it('tells an entrust that opened, at which price, and sounds once; nothing of what its owner opens at once (leverage.openings-told)', async () => {
  localStorage.clear();
  tradingSettings().set({ confirmPlacing: true, fillSound: true });
  jest.mocked(playTones).mockClear();
  const become = await followed([anEntrust('5'), anEntrust('6')]);
  const platform = become([aPosition('5', { openPrice: price('95000') }), anEntrust('6'), aPosition('7')]);
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]).toMatchObject({ kind: 'success', text: 'Position opened: Long BTC/USDT at 95,000' });
  await waitFor(() => expect(playTones).toHaveBeenCalledTimes(1));
  become([aPosition('5'), aPosition('7'), { ...anEntrust('6'), status: 'revoked', endedBy: 'owner' }]);
  await act(frame);
  expect([platform.notices.length, jest.mocked(playTones).mock.calls.length]).toEqual([1, 1]);
});

it('reads of an older server why it ended, by its stops, whose hand it was and what is left', () => {
  const elsewhere = { isOwn: false, isLost: false };
  expect(endOf(aClosed('1', { stopLoss: price('96000') }), elsewhere)).toBe('stop-loss');
  expect(endOf(aClosed('1', { takeProfit: price('95999') }), elsewhere)).toBe('take-profit');
  expect(endOf(aClosed('1'), { isOwn: true, isLost: true })).toBe('owner');
  expect(endOf(aClosed('1'), { isOwn: false, isLost: true })).toBe('liquidation');
  expect(endOf(aClosed('1'), elsewhere)).toBe('owner');
  expect(endOf({ ...anEntrust('1'), status: 'revoked' }, { isOwn: false, isLost: true })).toBe('owner');
});

it('takes nothing for liquidated that another tab closed or cancelled, where the server does not say', async () => {
  const lost = { profit: amount('-50') };
  const become = await followed([aPosition('1'), aPosition('2'), anEntrust('3')]);
  const platform = become([aClosed('1', lost), aPosition('2')]);
  await act(frame);
  expect(platform.payloadsOf(listLeverageOrders).map(({ status }) => status)).toEqual(
    expect.arrayContaining(['closed', 'revoked']),
  );
  expect(platform.notices).toEqual([]);
  become([aClosed('1', lost), aClosed('2', lost)]);
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]?.text).toMatch(/^Liquidated: Long BTC/);
});
