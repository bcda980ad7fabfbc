/** @jest-environment jsdom */
import type * as Later from '@tradefloor/area/later';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote } from '@tradefloor/platform/testing';
import { followLate } from './follow-late';

const leave = jest.fn();
const follow = jest.fn<() => void, unknown[]>(() => leave);
jest.mock('@tradefloor/area/later', () => {
  const { lateCode } = jest.requireActual<typeof Later>('@tradefloor/area/later');
  const made: unknown[] = [];
  return {
    made,
    lateCode(load: () => Promise<unknown>) {
      const late = lateCode(load);
      made.push(late);
      return late;
    },
  };
});

it('follows a pair that was pointed at before the late parts were here, unless it was left', async () => {
  const platform = fakePlatform();
  const [bitcoin, ether] = [aQuote('BTC/USDT'), aQuote('ETH/USDT')];
  const followed = followLate(() => Promise.resolve({ followed: [follow] }));
  const leaveBitcoin = followed(platform, bitcoin, null);
  const leaveEther = followed(platform, ether, null);
  leaveBitcoin();
  expect(follow).not.toHaveBeenCalled();
  const [late] = jest.requireMock<{ readonly made: ReadonlyArray<{ fetch(): Promise<void> }> }>(
    '@tradefloor/area/later',
  ).made;
  await late?.fetch();
  expect(follow.mock.calls).toEqual([[platform, ether, null]]);
  leaveEther();
  expect(leave).toHaveBeenCalledTimes(1);
});
