import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createPath, MemoryRouter, Router, useLocation } from 'react-router-dom';
import { useTypedWish, useWish, useWishText } from './use-wish';

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

/** An address that is drawn a while after it was written, as the suite's router does. */
function typedInto() {
  const written: string[] = [];
  let go: (to: string) => void = () => undefined;
  function Slow({ children }: { readonly children: ReactNode }) {
    const [location, setLocation] = useState('/ads');
    go = setLocation;
    const write = (to: Parameters<typeof createPath>[0] | string) =>
      void written.push(typeof to === 'string' ? to : createPath(to));
    const navigator = { createHref: String, go: () => undefined, push: write, replace: write };
    return (
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    );
  }
  const { result } = renderHook(() => useTypedWish('amount'), { wrapper: Slow });
  return {
    written,
    shown: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    rest: () => act(() => jest.advanceTimersByTime(300)),
    drawn: (to: string) => act(() => go(to)),
  };
}

describe('what is typed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stays in its field while the address that says it is on its way, and so does what is typed by then', () => {
    const { written, shown, type, rest, drawn } = typedInto();
    type('10');
    rest();
    expect(written).toEqual(['/ads?amount=10']);
    expect(shown()).toBe('10');
    type('100');
    drawn('/ads?amount=10');
    expect(shown()).toBe('100');
    rest();
    drawn('/ads?amount=100');
    expect([shown(), written.at(-1)]).toEqual(['100', '/ads?amount=100']);
  });

  it('is taken back although the address did not say it yet', () => {
    const { written, shown, type, rest, drawn } = typedInto();
    type('5');
    rest();
    type('');
    drawn('/ads?amount=5');
    expect(shown()).toBe('');
    rest();
    expect(written.at(-1)).toBe('/ads');
  });

  it('is what the address says for who goes back', () => {
    const { shown, type, rest, drawn } = typedInto();
    type('5');
    rest();
    drawn('/ads?amount=5');
    drawn('/ads?amount=7');
    expect(shown()).toBe('7');
    drawn('/ads?amount=5');
    expect(shown()).toBe('5');
  });
});
