import { act, renderHook } from '@testing-library/react';
import { fakePlatform } from '@tradefloor/platform/fake';
import { PlatformProvider } from '@tradefloor/platform/react';
import type { ReactNode } from 'react';
import { useUtcDay } from './use-utc-day';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const MINUTE_MS = 60_000;

it('is the next one soon after its machine woke up in it, seen all the while', () => {
  const midnight = Date.UTC(2026, 10, 24);
  jest.setSystemTime(midnight - 60 * MINUTE_MS);
  const platform = fakePlatform();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const { result } = renderHook(useUtcDay, { wrapper });
  const before = result.current;
  jest.setSystemTime(midnight + 8 * 60 * MINUTE_MS);
  act(() => jest.advanceTimersByTime(MINUTE_MS));
  expect(result.current).toBe(before + 1);
});
