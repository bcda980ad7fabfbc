/** @jest-environment jsdom */
import type * as Later from '@tradefloor/area/later';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote } from '@tradefloor/platform/testing';
import { followLate } from './follow-late';

const mockLeave = jest.fn();
const mockFollow = jest.fn<() => void, unknown[]>(() => mockLeave);
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
jest.mock('./followed', () => ({ followed: [mockFollow] }));

it('follows a pair that was pointed at before the late parts were here, unless it was left', async () => {
  const platform = fakePlatform();
  const [bitcoin, ether] = [aQuote('BTC/USDT'), aQuote('ETH/USDT')];
  const leaveBitcoin = followLate(platform, bitcoin, null);
  const leaveEther = followLate(platform, ether, null);
  leaveBitcoin();
  expect(mockFollow).not.toHaveBeenCalled();
  const [late] = jest.requireMock<{ readonly made: ReadonlyArray<{ fetch(): Promise<void> }> }>(
    '@tradefloor/area/later',
  ).made;
  await late?.fetch();
  expect(mockFollow.mock.calls).toEqual([[platform, ether, null]]);
  leaveEther();
  expect(mockLeave).toHaveBeenCalledTimes(1);
});
