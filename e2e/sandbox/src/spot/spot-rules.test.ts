import {
  asId,
  cancelOrder,
  listBuyEntrusts,
  listCompletedOrders,
  listEntrusts,
  listSellEntrusts,
  placeOrder,
  wallets,
} from '@tradefloor/contract';
import { amount, isPositive, price, sub } from '@tradefloor/money';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const DOGE_USDT = { currencyId: asId<never>(7), legalId: asId<never>(3) };

const LTC_USDT = { currencyId: asId<never>(13), legalId: asId<never>(3) };

let exchange: TestExchange;
let trader: string;
let seller: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  trader = await exchange.tokenOf('trader');
  seller = await exchange.tokenOf('seller');
}, STARTING_MS);
afterAll(() => exchange.close());

const order = (side: 'buy' | 'sell', at: string, number: string, token: string) =>
  exchange.get(placeOrder, { side, ...DOGE_USDT, mode: 'limit', price: price(at), amount: amount(number) }, { token });

/** Far from what the demo left standing: 0.35 and 0.47. */
async function held(token: string) {
  const { change } = await exchange.get(wallets, {}, { token });
  const of = (name: string) => change.rows.find(row => row.currencyName === name)?.held.change;
  return { doge: of('DOGE'), usdt: of('USDT') };
}

describe('the demo trader', () => {
  it('has open orders of both sides in many pairs, some filled in part', async () => {
    for (const call of [listBuyEntrusts, listSellEntrusts]) {
      const { rows, total } = await exchange.get(call, {}, { token: trader });
      expect(total).toBeGreaterThan(8);
      expect(new Set(rows.map(row => `${row.base}/${row.quote}`)).size).toBeGreaterThan(5);
      expect(rows.some(row => isPositive(row.filled) && sub(row.total, row.amount) === row.filled)).toBe(true);
    }
  });

  it('has completed orders for more than one page, each once and in both forms', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(page => exchange.get(listCompletedOrders, { page }, { token: trader })),
    );
    const rows = pages.flatMap(page => page.rows);
    expect(rows.length).toBeGreaterThan(20);
    expect(new Set(rows.map(row => row.id)).size).toBe(rows.length);
    const answer = await fetch(`${exchange.url}/api/transaction_complete`, {
      method: 'POST',
      headers: { authorization: trader },
    });
    const { message }: { message: { list: Array<Record<string, unknown>> } } = JSON.parse(await answer.text());
    for (const { way, type, in_fee, out_fee } of message.list) {
      expect([type, in_fee === null, out_fee === null]).toEqual(way === 2 ? ['in', false, true] : ['out', true, false]);
    }
  });
});

describe('two members alone in a book', () => {
  beforeAll(() => exchange.core.traders.withdraw());

  it('fill each other in part: what remains stands, and each pays a thousandth of what is received', async () => {
    const before = await held(seller);
    const { id } = await order('sell', '0.4', '1000', seller);
    await order('buy', '0.41', '400', trader);
    const { rows } = await exchange.get(listSellEntrusts, {}, { token: seller });
    expect(rows.find(row => row.id === id)).toMatchObject({
      amount: '600.0000',
      total: '1000.0000',
      filled: '400',
      totalMoney: '400',
    });
    const [bought] = (await exchange.get(listCompletedOrders, {}, { token: trader })).rows;
    expect(bought).toMatchObject({ price: '0.40000', amount: '400.0000', side: 'buy', buyFee: '0.4', sellFee: null });
    const [sold] = (await exchange.get(listCompletedOrders, {}, { token: seller })).rows;
    expect(sold).toMatchObject({ price: '0.40000', side: 'sell', buyFee: null, sellFee: '0.16' });
    const after = await held(seller);
    expect(sub(amount(after.usdt?.available ?? '0'), amount(before.usdt?.available ?? '0'))).toBe('159.84');
    await exchange.get(cancelOrder, { id: asId(String(id)), side: 'sell' }, { token: seller });
    expect((await held(seller)).doge?.locked).toBe(before.doge?.locked);
  });

  it('are told what has become of an order that can not be cancelled any more', async () => {
    const { id } = await order('sell', '0.4', '100', seller);
    await order('buy', '0.4', '100', trader);
    for (const side of ['sell', 'buy'] as const) {
      expect(await exchange.ask(cancelOrder, { id: asId(String(id)), side }, { token: seller })).toMatchObject({
        message: 'This order is already filled or cancelled.',
      });
    }
  });

  it('never trade with themselves: the older order goes, with its money, and the newer stands', async () => {
    const before = await held(trader);
    const { id: older } = await order('sell', '0.42', '200', trader);
    const { id: newer } = await order('buy', '0.43', '300', trader);
    const open = async (side: 'buy' | 'sell') =>
      (await exchange.get(listEntrusts, { side }, { token: trader })).rows.map(row => row.id);
    expect(await open('sell')).not.toContain(older);
    expect(await open('buy')).toContain(newer);
    expect((await held(trader)).doge).toEqual(before.doge);
    await exchange.get(cancelOrder, { id: asId(String(newer)), side: 'buy' }, { token: trader });
    expect(await held(trader)).toEqual(before);
  });

  it('are told how many of their own orders a newer one has cancelled', async () => {
    await order('sell', '0.42', '200', trader);
    await order('sell', '0.425', '200', trader);
    const { message, id } = await order('buy', '0.43', '200', trader);
    expect(message).toBe(
      'Order placed. To keep you from trading with yourself, older orders of yours were cancelled: 2.',
    );
    await exchange.get(cancelOrder, { id: asId(String(id)), side: 'buy' }, { token: trader });
  });

  it.each([
    ['in part', 'limit', '300', 'Order placed.'],
    ['whole', 'limit', '100', 'Order placed.'],
    ['whole, at market', 'market', '100', 'Order placed.'],
    ['in part, at market', 'market', '1000000', 'Filled'],
  ] as const)('are told so as well where it is filled %s', async (_, mode, number, told) => {
    await order('sell', '0.42', '200', trader);
    await order('sell', '0.421', '100', seller);
    const wish = { side: 'buy', ...DOGE_USDT, mode, price: price('0.43'), amount: amount(number) } as const;
    const { message, id } = await exchange.get(placeOrder, wish, { token: trader });
    expect(message).toMatch(new RegExp(`^${told}.* older orders of yours were cancelled: 1\\.$`));
    const filled = (await exchange.get(listCompletedOrders, {}, { token: trader })).rows.filter(
      ({ orderId }) => String(orderId) === id,
    );
    expect(filled.length).toBeGreaterThan(0);
    if (number === '300') await exchange.get(cancelOrder, { id: asId(String(id)), side: 'buy' }, { token: trader });
  });

  it('are told that there is nobody to take from at market', async () => {
    const wish = { side: 'buy', ...LTC_USDT, mode: 'market', amount: amount('0.1') } as const;
    expect(await exchange.ask(placeOrder, wish, { token: seller })).toMatchObject({
      message: 'There are no matching orders right now.',
    });
  });
});
