import { sendOnce } from '@tradefloor/area/act';
import { asId, listBuyEntrusts, listCompletedOrders, placeOrder } from '@tradefloor/contract';
import { lookUpCall, type CallFate } from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { aFill, anOrder } from '@tradefloor/platform/testing';
import type { OrderWish } from './order-wish';
import { placing } from './placing';

const wish: OrderWish = {
  side: 'buy',
  currencyId: asId('BTC'),
  legalId: asId('USDT'),
  mode: 'limit',
  price: price('97100.00'),
  amount: amount('0.02'),
};

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 14, 1, 20) }));
afterEach(() => jest.useRealTimers());

function waiting(known: readonly string[] = []) {
  const leaving = new AbortController();
  const checking = jest.fn();
  return {
    leaving,
    checking,
    known: new Set(known),
    signal: leaving.signal,
    // Time goes on while one waits, and only then.
    pause: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
  };
}

const placeOnce = (platform: FakePlatform, wished: OrderWish, wait: ReturnType<typeof waiting>) =>
  sendOnce(platform, placing(platform, wished, wait.known), wait);

const done = { message: 'Order placed.', id: '7' };
const fate = (kind: CallFate) => ({ fate: kind, id: null, message: null });

it('sends once, under a key and a name of its own', async () => {
  const platform = fakePlatform();
  platform.answer(placeOrder, done);
  expect(await placeOnce(platform, wish, waiting())).toEqual({ kind: 'done', ...done, answer: done });
  const [call] = platform.calls;
  expect(call?.options.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(call?.payload).toEqual({ ...wish, clientOrderId: call?.options.idempotencyKey });
});

it('passes on what the server says no with', async () => {
  const platform = fakePlatform();
  platform.fail(placeOrder, 'Balance insufficient: not enough USDT.');
  const wait = waiting();
  expect(await placeOnce(platform, wish, wait)).toEqual({
    kind: 'refused',
    message: 'Balance insufficient: not enough USDT.',
  });
  expect(wait.checking).not.toHaveBeenCalled();
});

describe('when no answer came', () => {
  it.each([
    ['done', 'done'],
    ['refused', 'refused'],
    ['unknown', 'lost'],
  ] as const)('and the server says %s, it was %s, and nothing was sent again', async (said, kind) => {
    const platform = fakePlatform();
    platform.offer(lookUpCall);
    platform.fail(placeOrder, '', 'timeout');
    platform.answer(lookUpCall, fate(said));
    const wait = waiting();
    expect((await placeOnce(platform, wish, wait)).kind).toBe(kind);
    expect(wait.checking).toHaveBeenCalledTimes(1);
    expect(platform.payloadsOf(placeOrder)).toHaveLength(1);
  });

  it('waits for a call that may still be on its way, and for a server that is away', async () => {
    const platform = fakePlatform();
    platform.offer(lookUpCall);
    platform.fail(placeOrder, '', 'unreachable');
    const fates: CallFate[] = ['unknown', 'in-progress', 'done'];
    platform.answer(lookUpCall, () => fate(fates.shift() ?? 'unknown'));
    expect((await placeOnce(platform, wish, waiting())).kind).toBe('done');
    expect(platform.payloadsOf(lookUpCall)).toHaveLength(3);
  });

  it('looks into the lists of a server that can’t say', async () => {
    const platform = fakePlatform();
    platform.fail(placeOrder, '', 'timeout');
    platform.answer(listCompletedOrders, { rows: [], total: 0 });
    platform.answer(listBuyEntrusts, { rows: [anOrder('8')], total: 1 });
    expect((await placeOnce(platform, wish, waiting())).kind).toBe('done');
    expect((await placeOnce(platform, wish, waiting(['8']))).kind).toBe('lost');
  });

  it('takes a fill for it that was not there before', async () => {
    const platform = fakePlatform();
    platform.fail(placeOrder, '', 'timeout');
    platform.answer(listBuyEntrusts, { rows: [], total: 0 });
    platform.answer(listCompletedOrders, { rows: [aFill('9')], total: 1 });
    expect((await placeOnce(platform, wish, waiting())).kind).toBe('done');
    expect((await placeOnce(platform, wish, waiting(['9']))).kind).toBe('lost');
  });

  it('stops when the screen is left', async () => {
    const platform = fakePlatform();
    platform.offer(lookUpCall);
    platform.fail(placeOrder, '', 'timeout');
    platform.answer(lookUpCall, fate('in-progress'));
    const wait = waiting();
    const pause = (milliseconds: number) => {
      wait.leaving.abort();
      return wait.pause(milliseconds);
    };
    expect((await placeOnce(platform, wish, { ...wait, pause })).kind).toBe('left');
  });
});
