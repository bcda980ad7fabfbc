import { act, renderHook, waitFor } from '@testing-library/react';
import { topic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { PlatformProvider } from '@tradefloor/platform/react';
import type { ReactNode } from 'react';
import { noQueries, QueriesContext } from './queries';
import { useAreaQuery } from './use-area-query';

const balances = topic<string, 'BTC' | 'ETH'>('balances', { owner: 'shell', version: 1, replay: 'last' });

function aQuery(fetched = jest.fn(() => Promise.resolve('answer'))) {
  const platform = fakePlatform();
  const queries = noQueries();
  platform.drive(balances, '1', 'BTC');
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>
      <QueriesContext value={queries}>{children}</QueriesContext>
    </PlatformProvider>
  );
  const hook = renderHook(
    () => useAreaQuery({ queryKey: ['wallet'], queryFn: fetched, staleOn: bus => [bus.on(balances, 'BTC')] }),
    { wrapper },
  );
  return { platform, fetched, ...hook };
}

describe('useAreaQuery', () => {
  it('asks again when its topic says something, and not for what was said before', async () => {
    const { platform, fetched, result, unmount } = aQuery();
    await waitFor(() => expect(result.current.data).toBe('answer'));
    expect(fetched).toHaveBeenCalledTimes(1);
    act(() => platform.drive(balances, '2', 'ETH'));
    expect(fetched).toHaveBeenCalledTimes(1);
    act(() => platform.drive(balances, '2', 'BTC'));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    unmount();
    expect(platform.listeners()).toBe(0);
  });

  it('asks once more after a first answer that was on its way when its topic said something', async () => {
    let answer: (said: string) => void = () => undefined;
    const first = new Promise<string>(resolve => (answer = resolve));
    const { platform, fetched, result } = aQuery(jest.fn().mockReturnValueOnce(first).mockResolvedValue('new'));
    act(() => platform.drive(balances, '2', 'BTC'));
    await act(async () => answer('old'));
    await waitFor(() => expect(result.current.data).toBe('new'));
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
