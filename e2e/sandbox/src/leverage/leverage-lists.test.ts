import {
  asId,
  closePosition,
  listLeverageOrders,
  type LeverageTrade,
  listLeverageTrades,
  revokeLeverageOrder,
  setStops,
} from '@tradefloor/contract';
import { price } from '@tradefloor/money';
import { atLeverageDesk, BTC_USDT, limit, market } from '../testing/leverage-desk';

const ETH_USDT = { currencyId: asId<never>(2), legalId: asId<never>(3) };

const desk = atLeverageDesk();
const { listed, submitted } = desk;

it('pages closed positions by ten (exchange.list-pages)', async () => {
  for (let turn = 0; turn < 11; turn += 1) {
    const id = await submitted(market('long', '1'));
    await desk.exchange.get(closePosition, { id }, desk);
  }
  const first = await listed('closed');
  expect(first.rows).toHaveLength(10);
  expect(first.total).toBeGreaterThanOrEqual(11);
  const second = await listed('closed', 2);
  expect(second.rows[0]?.id).not.toBe(first.rows[9]?.id);
});

it('lists what has ended last first, however old it was', async () => {
  const [older, newer] = [await submitted(market('long', '1')), await submitted(market('long', '1'))];
  for (const id of [newer, older]) await desk.exchange.get(closePosition, { id }, desk);
  const waiting = [await submitted(limit('long', '1', '90000')), await submitted(limit('long', '1', '90000'))] as const;
  for (const id of waiting.toReversed()) await desk.exchange.get(revokeLeverageOrder, { id }, desk);
  expect((await listed('closed')).rows.slice(0, 2)).toMatchObject([{ id: older }, { id: newer }]);
  expect((await listed('revoked')).rows.slice(0, 2)).toMatchObject(waiting.map(id => ({ id })));
});

it('does nothing to what is another member’s', async () => {
  const position = await submitted(market('long', '1'));
  const entrust = await submitted(limit('long', '1', '90000'));
  const other = { token: await desk.exchange.tokenOf('agent') };
  const none = { takeProfit: price('0'), stopLoss: price('90000') };
  const outcomes = [
    await desk.exchange.ask(closePosition, { id: position }, other),
    await desk.exchange.ask(setStops, { id: position, ...none }, other),
    await desk.exchange.ask(revokeLeverageOrder, { id: entrust }, other),
  ];
  const unknown = [
    await desk.exchange.ask(closePosition, { id: asId(999_999) }, other),
    await desk.exchange.ask(setStops, { id: asId<never>(999_999), ...none }, other),
    await desk.exchange.ask(revokeLeverageOrder, { id: asId(999_999) }, other),
  ];
  expect(outcomes).toEqual(unknown);
  expect((await listed('open')).rows).toMatchObject([{ id: position, stopLoss: '0' }]);
  expect((await listed('pending')).rows).toMatchObject([{ id: entrust }]);
  const { rows } = await desk.exchange.get(listLeverageTrades, BTC_USDT, other);
  expect(rows.every(row => !row.isOwn && row.own === null)).toBe(true);
  const mine = await desk.exchange.get(listLeverageTrades, BTC_USDT, desk);
  expect(mine.rows[0]).toMatchObject({ isOwn: true, own: { id: position, status: 'open' } });
});

it('answers an owner’s prices with the digits of their pair, however they were typed', async () => {
  const entrust = await desk.submitted(limit('long', '1', '96000.5'));
  const position = await desk.submitted(market('long', '1'));
  const stops = { takeProfit: price('103000'), stopLoss: price('0') };
  await desk.exchange.get(setStops, { id: position, ...stops }, desk);
  expect((await listed('pending')).rows).toMatchObject([{ id: entrust, originPrice: '96000.50' }]);
  expect((await listed('open')).rows).toMatchObject([{ id: position, takeProfit: '103000.00', stopLoss: '0' }]);
});

it('begins with a trader who has something in every list', async () => {
  const trader = { token: await desk.exchange.tokenOf('trader') };
  const total = async (status: 'pending' | 'open' | 'closed' | 'revoked') =>
    (await desk.exchange.get(listLeverageOrders, { status }, trader)).total;
  expect(await total('pending')).toBeGreaterThan(0);
  expect(await total('open')).toBeGreaterThan(0);
  expect(await total('closed')).toBeGreaterThan(10);
  expect(await total('revoked')).toBeGreaterThan(0);
});

it('goes through what is dealt in a pair page by page, no further than the newest thousand openings', async () => {
  const { db } = desk.exchange.core;
  const one = await db.selectFrom('leverage_order').selectAll().where('state', '=', 'closed').executeTakeFirstOrThrow();
  const many = Array.from({ length: 1_300 }, (_, n) => {
    return { ...one, id: 1_000_000 + n, pair_id: 2, opened_at: one.created_at + n };
  });
  await db.insertInto('leverage_order').values(many).execute();
  const all: LeverageTrade[] = [];
  let total = 0;
  for (let page = 1; ; page += 1) {
    const part = await desk.exchange.get(listLeverageTrades, { ...ETH_USDT, page });
    if (page === 1) total = part.total ?? 0;
    if (part.rows.length === 0) break;
    all.push(...part.rows);
  }
  expect(all).toHaveLength(total);
  expect(new Set(all.map(({ id }) => id)).size).toBe(total);
  const openings = all.filter(({ id }) => !id.startsWith('t'));
  expect(openings).toHaveLength(1_000);
  expect(all.map(({ time }) => time)).toEqual(all.map(({ time }) => time).toSorted((one, other) => other - one));
});
