import { asId, placeOrder, submitMicroOrder } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { OrderRate } from './order-rate';

const ORDERS_A_SECOND = 50;

describe('the rate of orders', () => {
  it('lets a burst through, then so many a second, each member for himself', () => {
    const clock = { at: 0, now: () => clock.at };
    const rate = new OrderRate(clock, ORDERS_A_SECOND);
    const placed = (memberId: number): number => {
      for (let count = 0; ; count += 1) {
        try {
          rate.take(memberId);
        } catch {
          return count;
        }
      }
    };
    expect([placed(1), placed(2)]).toEqual([100, 100]);
    clock.at = 1_000;
    expect(placed(1)).toBe(50);
    clock.at = 1_020;
    expect(placed(1)).toBe(1);
    clock.at = 60_000;
    expect(placed(1)).toBe(100);
    // A clock that is set back gives nothing, and takes nothing.
    clock.at = 0;
    expect(placed(1)).toBe(0);
  });

  it('is no limit where it is set to zero', () => {
    const rate = new OrderRate({ now: () => 0 }, 0);
    for (let count = 0; count < 1_000; count += 1) expect(() => rate.take(1)).not.toThrow();
  });
});

describe('an exchange with a limit', () => {
  let exchange: TestExchange;
  beforeAll(async () => {
    const now = Date.now();
    exchange = await TestExchange.open({ ordersPerSecond: 3, now: () => now });
  }, STARTING_MS);
  afterAll(() => exchange.close());

  it('refuses with a sentence in the language of the request, over all kinds of trading, and moves nothing', async () => {
    const token = await exchange.tokenOf('trader');
    const wish = { side: 'buy', currencyId: asId<never>(1), legalId: asId<never>(3), mode: 'limit' } as const;
    const order = { ...wish, price: price('80000'), amount: amount('0.001') };
    for (let turn = 0; turn < 6; turn += 1) await exchange.get(placeOrder, order, { token });
    expect(await exchange.ask(placeOrder, order, { token, language: 'zh' })).toMatchObject({
      kind: 'refused',
      message: '下单过于频繁：每秒最多 3 笔。未下单，请稍后再试。',
    });
    const bet = { pairId: asId<never>(1), currencyId: asId<never>(3), direction: 'up', seconds: 60 } as const;
    expect(await exchange.ask(submitMicroOrder, { ...bet, amount: amount('20') }, { token })).toMatchObject({
      message: 'Too many orders: at most 3 per second. This one was not placed; try again in a moment.',
    });
    expect((await exchange.ask(placeOrder, order, { token: await exchange.tokenOf('seller') })).kind).toBe('ok');
  });
});
