import {
  type AdvertId,
  asId,
  cancelC2cOrder,
  confirmAdvertReceipt,
  confirmC2cReceipt,
  listAdvertOrders,
  listAdverts,
  listC2cOrders,
  listOwnAdverts,
  markC2cPaid,
  type OrderId,
  publishAdvert,
  readC2cOrder,
  takeAdvert,
  wallets,
  withdrawAdvert,
} from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { add, amount, PAYMENT_WINDOW_MS, price, sub } from '@tradefloor/money';
import { DAY } from '../clock/clock';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const USDT = asId<never>(3);

let exchange: TestExchange;
let trader: string;
let seller: string;
let agent: string;

beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());

// Cancellations of one test must not stop the trading of the next: each has a day of its own.
let day = 0;
beforeEach(async () => {
  exchange.core.clock.set(Date.now() + day * DAY);
  day += 1;
  // What the demo accounts have waiting is done first.
  await exchange.core.rounds.run();
  trader = await exchange.tokenOf('trader');
  seller = await exchange.tokenOf('seller');
  agent = await exchange.tokenOf('agent');
});

async function held(token: string) {
  const { legal } = await exchange.get(wallets, {}, { token });
  const row = legal.rows.find(({ currencyName }) => currencyName === 'USDT');
  if (!row) throw new Error('No USDT.');
  return row.held.legal;
}

const advert = (side: 'buy' | 'sell', more: object = {}) =>
  ({ side, currencyId: USDT, price: price('7.13'), total: amount('300'), way: 'bank', ...more }) as const;

async function published(token: string, side: 'buy' | 'sell', more: object = {}): Promise<AdvertId> {
  const { id } = await exchange.get(publishAdvert, advert(side, more), { token });
  return asId(String(id));
}

async function taken(token: string, id: AdvertId, number?: string): Promise<OrderId> {
  const part = number === undefined ? {} : { amount: amount(number) };
  return asId(String((await exchange.get(takeAdvert, { id, ...part }, { token })).id));
}

const orderSeenBy = (token: string, id: OrderId) => exchange.get(readC2cOrder, { id }, { token });

describe('a sell advert', () => {
  it('holds its quantity from publishing, and gives back what nobody took (c2c.advert-holds)', async () => {
    const before = await held(seller);
    const id = await published(seller, 'sell');
    expect(await held(seller)).toEqual({
      available: sub(before.available, amount('300')),
      locked: add(before.locked, amount('300')),
    });
    await exchange.get(withdrawAdvert, { id }, { token: seller });
    expect(await held(seller)).toEqual(before);
    const { rows } = await exchange.get(listOwnAdverts, { side: 'sell' }, { token: seller });
    expect(rows[0]).toMatchObject({ id, status: 'withdrawn', isOwn: true });
    // Nothing can happen to it any more: it is read from the store when somebody asks.
    expect(exchange.core.adverts.find(Number(id))).toBeUndefined();
  });

  it('is taken in parts, paid, released: the buyer has what the seller held (c2c.order-states)', async () => {
    const [buyerBefore, sellerBefore] = [await held(trader), await held(seller)];
    const id = await published(seller, 'sell');
    const part = await taken(trader, id, '100.5');
    expect(await orderSeenBy(trader, part)).toMatchObject({
      side: 'buy',
      status: 'unpaid',
      amount: '100.5',
      money: '716.57',
      isAdvertOwner: false,
      sellerDetails: { realName: '陈晓明', bankAccount: '6222021001098765432', alipayAccount: null },
    });
    const rest = await taken(trader, id);
    expect(await orderSeenBy(seller, rest)).toMatchObject({ side: 'sell', amount: '199.5', isAdvertOwner: true });
    const { rows } = await exchange.get(listOwnAdverts, { side: 'sell' }, { token: seller });
    expect(rows[0]).toMatchObject({ id, status: 'sold-out', remaining: '0', openOrders: 2 });
    for (const order of [part, rest]) {
      await exchange.get(markC2cPaid, { id: order }, { token: trader });
      await exchange.get(confirmAdvertReceipt, { id: order }, { token: seller });
    }
    expect(await orderSeenBy(trader, rest)).toMatchObject({ status: 'finished' });
    expect(await held(trader)).toEqual({ ...buyerBefore, available: add(buyerBefore.available, amount('300')) });
    expect(await held(seller)).toEqual({ ...sellerBefore, available: sub(sellerBefore.available, amount('300')) });
  });

  it('that is withdrawn lets its unfinished order go on, and gives back what is cancelled later', async () => {
    const before = await held(seller);
    const id = await published(seller, 'sell');
    const order = await taken(trader, id, '50');
    await exchange.get(withdrawAdvert, { id }, { token: seller });
    expect(await held(seller)).toMatchObject({ available: sub(before.available, amount('50')) });
    await exchange.get(cancelC2cOrder, { id: order }, { token: trader });
    expect(await held(seller)).toEqual(before);
    expect(await orderSeenBy(trader, order)).toMatchObject({ status: 'cancelled', sellerDetails: null });
  });
});

it('a buy advert holds the quantity of whoever sells to it, until its owner has paid (c2c.seller-confirms)', async () => {
  const before = await held(trader);
  const id = await published(seller, 'buy', { way: 'alipay' });
  const order = await taken(trader, id, '20');
  expect(await held(trader)).toMatchObject({ available: sub(before.available, amount('20')) });
  expect(await exchange.ask(markC2cPaid, { id: order }, { token: trader })).toMatchObject({
    message: 'You don’t have permission to do that.',
  });
  await exchange.get(markC2cPaid, { id: order }, { token: seller });
  await exchange.get(confirmC2cReceipt, { id: order }, { token: trader });
  expect(await held(trader)).toEqual({ ...before, available: sub(before.available, amount('20')) });
  await exchange.get(withdrawAdvert, { id }, { token: seller });
});

describe('the payment window', () => {
  it('is fifteen minutes; then the order cancels itself and the advert has its quantity again (c2c.payment-window)', async () => {
    const id = await published(seller, 'sell');
    const order = await taken(trader, id);
    const start = exchange.core.clock.now();
    expect((await orderSeenBy(trader, order)).payBy).toBeLessThanOrEqual(start + PAYMENT_WINDOW_MS);
    exchange.core.clock.set(start + PAYMENT_WINDOW_MS - 60_000);
    await exchange.core.rounds.run();
    expect(await orderSeenBy(trader, order)).toMatchObject({ status: 'unpaid' });
    exchange.core.clock.set(start + PAYMENT_WINDOW_MS);
    expect(await exchange.ask(markC2cPaid, { id: order }, { token: trader })).toMatchObject({
      message: expect.stringMatching(/payment time is over|already closed/),
    });
    await exchange.core.rounds.run();
    expect(await orderSeenBy(seller, order)).toMatchObject({ status: 'cancelled' });
    const { rows } = await exchange.get(listAdverts, { side: 'sell' });
    expect(rows.find(row => row.id === id)).toMatchObject({ remaining: '300', openOrders: 0 });
    await exchange.get(withdrawAdvert, { id }, { token: seller });
  });

  it('does not touch an order that is paid', async () => {
    const id = await published(seller, 'sell');
    const order = await taken(trader, id);
    await exchange.get(markC2cPaid, { id: order }, { token: trader });
    exchange.core.clock.set(exchange.core.clock.now() + PAYMENT_WINDOW_MS * 2);
    await exchange.core.rounds.run();
    expect(await orderSeenBy(trader, order)).toMatchObject({ status: 'paid' });
    expect(await exchange.ask(cancelC2cOrder, { id: order }, { token: trader })).toMatchObject({ kind: 'refused' });
    await exchange.get(confirmAdvertReceipt, { id: order }, { token: seller });
  });
});

it('three cancellations stop fiat trading until midnight in Beijing (c2c.cancellations-a-day)', async () => {
  const id = await published(seller, 'sell');
  for (let turn = 0; turn < 3; turn += 1) {
    const order = await taken(trader, id, '20');
    await exchange.get(cancelC2cOrder, { id: order }, { token: trader });
  }
  const stopped = { kind: 'refused', message: expect.stringContaining('cancelled 3 orders today') };
  expect(await exchange.ask(takeAdvert, { id }, { token: trader })).toMatchObject(stopped);
  expect(await exchange.ask(publishAdvert, advert('buy'), { token: trader })).toMatchObject(stopped);
  await exchange.core.c2c.load(exchange.core.db, exchange.core.clock.now());
  expect(await exchange.ask(takeAdvert, { id }, { token: trader })).toMatchObject(stopped);
  exchange.core.clock.set(exchange.core.clock.now() + DAY);
  day += 1;
  const order = await taken(trader, id, '20');
  await exchange.get(markC2cPaid, { id: order }, { token: trader });
  await exchange.get(confirmAdvertReceipt, { id: order }, { token: seller });
  await exchange.get(withdrawAdvert, { id }, { token: seller });
});

describe('who may trade', () => {
  it('is sent to the real name, and then to the payment details (c2c.name-and-method, wire.needs-first)', async () => {
    const newcomer = await exchange.tokenOf('newcomer');
    expect(await exchange.ask(publishAdvert, advert('buy'), { token: newcomer })).toMatchObject({
      kind: 'identity-needed',
    });
    expect(await exchange.ask(publishAdvert, advert('sell', { way: 'wechat' }), { token: agent })).toMatchObject({
      kind: 'payment-details-needed',
      message: 'Add your WeChat account to your payment methods first.',
    });
  });

  it.each([
    ['less than ¥100', { total: amount('1') }, 'The total of an ad must be at least ¥100.'],
    ['a price in tenths of a cent', { price: price('7.131') }, 'The price can have at most 2 decimals.'],
    ['a finer quantity', { total: amount('300.000000001') }, 'The amount can have at most 8 decimals.'],
    ['another currency', { currencyId: asId('4') }, 'This currency is not available.'],
    [
      'crossed limits',
      { minMoney: amount('500'), maxMoney: amount('200') },
      'The minimum order cannot exceed the maximum.',
    ],
    ['more than is there', { total: amount('900000') }, 'Insufficient balance. Transfer or deposit USDT.'],
  ])('an advert of %s is refused', async (_, more, message) => {
    const before = await held(seller);
    const outcome = await exchange.ask(publishAdvert, advert('sell', more), { token: seller });
    expect(outcome).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(message),
    });
    expect(await held(seller)).toEqual(before);
  });

  it('takes no own advert, no more than there is, and keeps to the limits', async () => {
    const limits = { minMoney: amount('200'), maxMoney: amount('1000') };
    const id = await published(seller, 'sell', limits);
    const attempt = (token: string, number: string) =>
      exchange.ask(takeAdvert, { id, amount: amount(number) }, { token });
    expect(await attempt(seller, '50')).toMatchObject({ message: 'You cannot trade with your own ad.' });
    expect(await attempt(trader, '301')).toMatchObject({ message: 'Only 300 USDT available.' });
    expect(await attempt(trader, '10')).toMatchObject({ message: 'The minimum order is ¥200.' });
    expect(await attempt(trader, '200')).toMatchObject({ message: 'The maximum order is ¥1000.' });
    await exchange.get(withdrawAdvert, { id }, { token: seller });
  });
});

it('tells by its key what became of taking an advert: the order, and what to do', async () => {
  const id = await published(seller, 'sell');
  const order = await exchange.get(takeAdvert, { id }, { token: trader, key: 'taken-once' });
  const fate = await exchange.get(lookUpCall, { idempotencyKey: 'taken-once' }, { token: trader });
  expect(fate).toEqual({ fate: 'done', ...order });
  await exchange.get(cancelC2cOrder, { id: asId(String(order.id)) }, { token: trader });
});

it('strangers learn and change nothing', async () => {
  const id = await published(seller, 'sell');
  const order = await taken(trader, id);
  const unknown = asId<never>(987_654);
  const attempts = (order: OrderId, id: AdvertId) => [
    ...[markC2cPaid, cancelC2cOrder, confirmC2cReceipt, confirmAdvertReceipt].map(call =>
      exchange.ask(call, { id: order }, { token: agent }),
    ),
    exchange.ask(readC2cOrder, { id: order }, { token: agent }),
    exchange.ask(withdrawAdvert, { id }, { token: agent }),
    exchange.ask(listAdvertOrders, { id }, { token: agent }),
  ];
  const outcomes = await Promise.all<unknown>(attempts(order, id));
  expect(outcomes).toMatchObject(outcomes.map(() => ({ kind: 'refused' })));
  // What is another's is as unknown as what never was.
  expect(await Promise.all<unknown>(attempts(unknown, unknown))).toEqual(outcomes);
  expect(await orderSeenBy(trader, order)).toMatchObject({ status: 'unpaid' });
  const { rows } = await exchange.get(listAdvertOrders, { id }, { token: seller });
  expect(rows).toMatchObject([{ id: order, side: 'sell' }]);
  await exchange.get(markC2cPaid, { id: order }, { token: trader });
  await exchange.get(confirmAdvertReceipt, { id: order }, { token: seller });
});

it('lists by side and state, and the market by price, way and money', async () => {
  const cheap = await published(seller, 'sell', { price: price('5.01') });
  const dear = await published(seller, 'sell', { price: price('5.02'), way: 'alipay', minMoney: amount('500') });
  const order = await taken(trader, cheap, '50');
  const market = async (more: object) =>
    (await exchange.get(listAdverts, { side: 'sell', currencyId: USDT, ...more })).rows.map(({ id }) => id);
  expect((await market({})).slice(0, 2)).toEqual([cheap, dear]);
  expect(await market({ way: 'alipay', money: amount('1000') })).toContain(dear);
  expect(await market({ way: 'alipay', money: amount('400') })).not.toContain(dear);
  const unpaid = await exchange.get(listC2cOrders, { side: 'buy', status: 'unpaid' }, { token: trader });
  expect(unpaid.rows.map(({ id }) => id)).toContain(order);
  const sold = await exchange.get(listC2cOrders, { side: 'sell', status: 'unpaid' }, { token: trader });
  expect(sold.rows.map(({ id }) => id)).not.toContain(order);
  await exchange.get(cancelC2cOrder, { id: order }, { token: trader });
  for (const id of [cheap, dear]) await exchange.get(withdrawAdvert, { id }, { token: seller });
});
