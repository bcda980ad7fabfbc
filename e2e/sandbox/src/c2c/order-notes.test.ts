import {
  asId,
  cancelC2cOrder,
  confirmAdvertReceipt,
  listMessages,
  markC2cPaid,
  publishAdvert,
  readC2cOrder,
  takeAdvert,
  withdrawAdvert,
} from '@tradefloor/contract';
import { amount, PAYMENT_WINDOW_MS, price } from '@tradefloor/money';
import { DAY } from '../clock/clock';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
let seller: string;
let trader: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  [seller, trader] = [await exchange.tokenOf('seller'), await exchange.tokenOf('trader')];
}, STARTING_MS);
afterAll(() => exchange.close());

const wish = {
  side: 'sell',
  currencyId: asId<never>('3'),
  price: price('7.13'),
  total: amount('100'),
  way: 'bank',
} as const;

async function anOrder(): Promise<string> {
  const { id } = await exchange.get(publishAdvert, wish, { token: seller });
  return String((await exchange.get(takeAdvert, { id: asId<never>(String(id)) }, { token: trader })).id);
}

/** Titles of what came to both since, the newest first. */
async function news(act: () => Promise<unknown>): Promise<{ seller: string[]; trader: string[] }> {
  const ids = async (token: string) => (await exchange.get(listMessages, {}, { token })).messages;
  const before = new Set([...(await ids(seller)), ...(await ids(trader))].map(({ id }) => id));
  await act();
  const fresh = async (token: string) =>
    (await ids(token)).filter(({ id }) => !before.has(id)).map(({ title }) => title);
  return { seller: await fresh(seller), trader: await fresh(trader) };
}

it('tells the other party of each step, and never who took it', async () => {
  let id = '';
  expect(await news(async () => (id = await anOrder()))).toEqual({ seller: ['New order on your ad'], trader: [] });
  const order = { id: asId<never>(id) };
  expect(await news(() => exchange.get(markC2cPaid, order, { token: trader }))).toEqual({
    seller: ['The buyer marked the order as paid'],
    trader: [],
  });
  expect(await news(() => exchange.get(confirmAdvertReceipt, order, { token: seller }))).toEqual({
    seller: [],
    trader: ['The seller released your coins'],
  });
  const { messages } = await exchange.get(listMessages, {}, { token: trader, language: 'zh' });
  expect(messages[0]).toMatchObject({ title: '卖方已放行', isRead: false });
  expect(messages[0]?.content).toBe(`订单 ${id} 已完成：100 USDT 已计入您的法币账户。`);
});

it('tells the seller of a cancellation, and both of a window that ran out', async () => {
  const id = asId<never>(await anOrder());
  expect(await news(() => exchange.get(cancelC2cOrder, { id }, { token: trader }))).toEqual({
    seller: ['The buyer cancelled the order'],
    trader: [],
  });
  await anOrder();
  const { clock, rounds } = exchange.core;
  const { seller: told, trader: toldToo } = await news(async () => {
    clock.set(clock.now() + PAYMENT_WINDOW_MS);
    await rounds.run();
  });
  expect([told.includes('Order expired'), toldToo.includes('Order expired')]).toEqual([true, true]);
});

it('tells the seller where the coins of a cancelled order are (c2c.advert-holds)', async () => {
  const { clock } = exchange.core;
  clock.set(clock.now() + DAY);
  const told = async (order: string, token: string) => {
    await exchange.get(cancelC2cOrder, { id: asId<never>(order) }, { token: token === seller ? trader : seller });
    return (await exchange.get(listMessages, {}, { token })).messages[0]?.content;
  };
  const open = await anOrder();
  expect(await told(open, seller)).toMatch(/The coins are back in your ad and stay in escrow until/);
  const closed = await anOrder();
  const { advertId } = await exchange.get(readC2cOrder, { id: asId<never>(closed) }, { token: seller });
  if (advertId === null) throw new Error('The order names no advert.');
  await exchange.get(withdrawAdvert, { id: advertId }, { token: seller });
  expect(await told(closed, seller)).toMatch(/The coins are available again/);
  const { id: bid } = await exchange.get(publishAdvert, { ...wish, side: 'buy' }, { token: seller });
  const { id: taken } = await exchange.get(takeAdvert, { id: asId<never>(String(bid)) }, { token: trader });
  expect(await told(String(taken), trader)).toMatch(/The coins are available again/);
});

it('writes no letters to simulated merchants', async () => {
  const { core } = exchange;
  const merchant = core.adverts
    .published()
    .find(({ member_id: id }) => core.members.withId(id)?.roles.includes('simulated'));
  if (!merchant) throw new Error('No merchant has an advert.');
  const rows = () =>
    core.db.selectFrom('member_message').select('id').where('member_id', '=', merchant.member_id).execute();
  await exchange.get(
    takeAdvert,
    { id: asId<never>(merchant.id), amount: amount(merchant.remaining) },
    { token: await exchange.tokenOf('agent') },
  );
  expect(await rows()).toEqual([]);
});
