import {
  asId,
  closePosition,
  listLeverageOrders,
  listLeverageTrades,
  revokeLeverageOrder,
  setStops,
} from '@tradefloor/contract';
import { price } from '@tradefloor/money';
import { atLeverageDesk, BTC_USDT, limit, market } from '../testing/leverage-desk';

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

it('begins with a trader who has something in every list', async () => {
  const trader = { token: await desk.exchange.tokenOf('trader') };
  const total = async (status: 'pending' | 'open' | 'closed' | 'revoked') =>
    (await desk.exchange.get(listLeverageOrders, { status }, trader)).total;
  expect(await total('pending')).toBeGreaterThan(0);
  expect(await total('open')).toBeGreaterThan(0);
  expect(await total('closed')).toBeGreaterThan(10);
  expect(await total('revoked')).toBeGreaterThan(0);
});
