import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useWish, useWishText } from './use-wish';

const SIDES = ['all', 'long', 'short'] as const;

function wished(address: string) {
  const around = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ wish: useWish('side', SIDES), search: useLocation().search }), {
    wrapper: around,
  });
  return {
    shown: () => [result.current.wish[0], result.current.search],
    choose: (value: (typeof SIDES)[number]) => act(() => result.current.wish[1](value)),
  };
}

it('is what the address says, and says what is chosen there, beside what others say', () => {
  const { shown, choose } = wished('/orders?symbol=BTC/USDT&side=long');
  expect(shown()).toEqual(['long', '?symbol=BTC/USDT&side=long']);
  choose('short');
  expect(shown()).toEqual(['short', '?symbol=BTC%2FUSDT&side=short']);
});

it('is the first where nobody chose, or what is named is none of them, and leaves the first unsaid', () => {
  expect(wished('/orders').shown()).toEqual(['all', '']);
  const { shown, choose } = wished('/orders?side=up');
  expect(shown()[0]).toBe('all');
  choose('all');
  expect(shown()).toEqual(['all', '']);
});

it('keeps both of two choices made before the first of them is drawn, whichever fields they are in', () => {
  const { result } = renderHook(
    () => ({ side: useWish('side', SIDES)[1], symbol: useWishText('symbol')[1], search: useLocation().search }),
    { wrapper: ({ children }) => <MemoryRouter initialEntries={['/orders']}>{children}</MemoryRouter> },
  );
  act(() => {
    result.current.side('long');
    result.current.symbol('BTC');
    result.current.side('short');
  });
  expect(result.current.search).toBe('?side=short&symbol=BTC');
  act(() => result.current.symbol(''));
  expect(result.current.search).toBe('?side=short');
});
