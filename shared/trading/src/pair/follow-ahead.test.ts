/** @jest-environment jsdom */
import { spotDeal } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import { followAhead } from './follow-ahead';
import { followBook } from './use-warm-pairs';
import { booked, level } from '../testing';

const [bitcoin, ether] = [aQuote('BTC/USDT'), aQuote('ETH/USDT')];
const BOOK = { bids: [level('10', '1')], asks: [level('11', '1')] };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Nothing is answered yet. */
function silent() {
  const platform = fakePlatform();
  platform.answer(spotDeal, () => new Promise(() => undefined));
  return platform;
}

function scene(path = '/dealCenter?symbol=ETH/USDT') {
  const platform = silent();
  quoted(platform, bitcoin, ether);
  const followed = jest.fn(followBook);
  const here = followAhead([followed])({ platform, path });
  const told = jest.fn();
  void here().then(told);
  return { platform, followed, told };
}

it('waits until the pair of the address is there', async () => {
  const { platform, followed, told } = scene();
  expect(followed).toHaveBeenCalledWith(platform, expect.objectContaining({ key: ether.key }), 'ann@example.com');
  await jest.advanceTimersByTimeAsync(50);
  expect(told).not.toHaveBeenCalled();
  booked(platform, ether, BOOK);
  await jest.advanceTimersByTimeAsync(50);
  expect(told).toHaveBeenCalled();
});

it('waits a second for it, and follows it no longer than a build may take to come', async () => {
  const leave = jest.fn();
  const platform = silent();
  quoted(platform, bitcoin);
  const here = followAhead([followBook, () => leave])({ platform, path: '/dealCenter' });
  const told = jest.fn();
  void here().then(told);
  await jest.advanceTimersByTimeAsync(999);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect([told.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
  await jest.advanceTimersByTimeAsync(7_000);
  expect(leave).toHaveBeenCalled();
});

it('has nothing to wait for where no pair is known', async () => {
  const here = followAhead([followBook])({ platform: fakePlatform(), path: '/dealCenter' });
  expect(await here()).toBeUndefined();
});
