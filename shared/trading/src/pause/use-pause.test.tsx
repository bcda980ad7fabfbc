import { act, renderHook } from '@testing-library/react';
import { asInstant } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { PlatformProvider } from '@tradefloor/platform/react';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import type { ReactNode } from 'react';
import { usePause } from './use-pause';

const DAY_MS = 86_400_000;

beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => void jest.useRealTimers());

it('looks seldom at a pair that is paused for longer than a timer can count, and ends with the pause', () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const platform = fakePlatform();
  const pair = aQuote('BTC/USDT', { pausedUntil: asInstant(40 * DAY_MS) });
  quoted(platform, pair);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const { result } = renderHook(() => usePause(pair), { wrapper });
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current).toBe(40 * DAY_MS);
  expect(timers.mock.calls.length).toBeLessThan(10);
  act(() => jest.advanceTimersByTime(40 * DAY_MS));
  expect(result.current).toBeNull();
});
