import { aQuote } from '@tradefloor/platform/testing';
import { WarmPairs } from './warm-pairs';

const [bitcoin, ether, solana, ripple] = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'XRP/USDT'].map(pair => aQuote(pair)) as [
  ReturnType<typeof aQuote>,
  ...ReturnType<typeof aQuote>[],
];

function some() {
  const followed = new Set<string>();
  const warm = new WarmPairs(({ base }) => {
    expect(followed.has(base)).toBe(false);
    followed.add(base);
    return () => void followed.delete(base);
  });
  return { warm, followed };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('follows a pair that is pointed at for a moment, and not one that the pointer crosses', () => {
  const { warm, followed } = some();
  warm.point(bitcoin);
  jest.advanceTimersByTime(30);
  warm.point(ether ?? bitcoin);
  jest.advanceTimersByTime(60);
  expect([...followed]).toEqual(['ETH']);
});

it('lets go of what is not chosen, and of all when the screen is left', () => {
  const { warm, followed } = some();
  warm.keep(bitcoin);
  jest.advanceTimersByTime(7_000);
  warm.keep(bitcoin);
  jest.advanceTimersByTime(7_000);
  expect([...followed]).toEqual(['BTC']);
  jest.advanceTimersByTime(1_000);
  expect(followed.size).toBe(0);
  warm.keep(bitcoin);
  warm.point(ether ?? bitcoin);
  warm.endAll();
  jest.advanceTimersByTime(60_000);
  expect(followed.size).toBe(0);
});

it('follows no more than two, the last ones', () => {
  const { warm, followed } = some();
  for (const pair of [bitcoin, ether, solana, ripple]) warm.keep(pair ?? bitcoin);
  expect([...followed]).toEqual(['SOL', 'XRP']);
});
