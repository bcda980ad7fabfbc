import { act, renderHook } from '@testing-library/react';
import { connectionTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { PlatformProvider } from '@tradefloor/platform/react';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import type { ReactNode } from 'react';
import { useQuotesNote } from './stale-note';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('greys prices that no answer has followed for ten seconds while the socket is down', () => {
  const platform = fakePlatform();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const { result } = renderHook(() => useQuotesNote(), { wrapper });
  const connection = (kind: 'live' | 'down') =>
    act(() => platform.drive(connectionTopic, { kind, since: 0, latencyMs: null }));
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const answer = () => act(() => quoted(platform, aQuote('BTC/USDT')));

  answer();
  connection('live');
  pass(60_000);
  expect(result.current).toBeNull();
  connection('down');
  pass(9_000);
  answer();
  pass(9_000);
  expect(result.current).toBeNull();
  pass(1_000);
  expect(result.current).toMatchObject({ staleness: 'stale' });
  answer();
  expect(result.current).toBeNull();
  pass(10_000);
  connection('live');
  expect(result.current).toBeNull();
});
