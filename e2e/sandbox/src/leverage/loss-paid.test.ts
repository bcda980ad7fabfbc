import { closePosition, closePositions, listMessages, type OrderId, setStops } from '@tradefloor/contract';
import { add, type Amount, compare, decimal, neg, price, sub } from '@tradefloor/money';
import { atLeverageDesk, market } from '../testing/leverage-desk';

const desk = atLeverageDesk();
const { held, listed, moveTo, submitted } = desk;

const MULTIPLIER = { multiplier: decimal('100') };
const whole = ({ available, locked }: { available: Amount; locked: Amount }): Amount => add(available, locked);

/** As much both ways: only spread and fees are lost, wherever the price goes. */
async function hedged(): Promise<{ long: OrderId; short: OrderId; before: Amount }> {
  const before = whole(await held());
  const long = await submitted(market('long', '200', MULTIPLIER));
  const short = await submitted(market('short', '200', MULTIPLIER));
  return { long, short, before };
}

/** Spread of both (0.02 % of 200,000 each) and fees (0.05 %). */
const COST = decimal('280');

async function expectNothingWon(before: Amount): Promise<void> {
  const now = await held();
  expect({ now, isFree: compare(whole(now), before) > 0 }).toEqual({ now, isFree: false });
}

it('a loss that only another position’s profit pays for is not closed before that (leverage.loss-paid)', async () => {
  const { long, short, before } = await hedged();
  await moveTo(115_000);
  const refused = await desk.exchange.ask(closePosition, { id: short }, desk);
  expect(refused).toMatchObject({ kind: 'refused', message: expect.stringMatching(/^Close what has won first/) });
  const shorts = await desk.exchange.ask(closePositions, { positions: 'short' }, desk);
  expect(shorts).toMatchObject({ kind: 'refused', message: expect.stringMatching(/^Close what has won first/) });
  expect((await listed('open')).rows).toHaveLength(2);
  for (const id of [long, short]) await desk.exchange.get(closePosition, { id: id }, desk);
  expect(neg(sub((await held()).available, before))).toBe(COST);
});

it('closes all of them with what has won first (leverage.loss-paid)', async () => {
  const { before } = await hedged();
  await moveTo(85_000);
  await desk.exchange.get(closePositions, { positions: 'all' }, desk);
  expect(await listed('open')).toMatchObject({ rows: [] });
  expect(neg(sub((await held()).available, before))).toBe(COST);
});

it('closes with a stop what pays for it, and says so (leverage.loss-paid)', async () => {
  const { long, short, before } = await hedged();
  const stops = { takeProfit: price('0'), stopLoss: price('112000') };
  await desk.exchange.get(setStops, { id: short, ...stops }, desk);
  await moveTo(115_000);
  expect((await listed('open')).rows).toEqual([]);
  expect((await listed('closed')).rows.slice(0, 2)).toMatchObject([
    { id: short, endedBy: 'stop-loss', price: '115000.00' },
    { id: long, endedBy: 'liquidation', price: '115000.00' },
  ]);
  expect(neg(sub((await held()).available, before))).toBe(COST);
  const { messages } = await desk.exchange.get(listMessages, {}, desk);
  expect(messages[0]?.title).toBe('Position closed to pay for a stop');
});

it('leaves alone what has won where the loss is paid without it (leverage.loss-paid)', async () => {
  const { long, short, before } = await hedged();
  const stops = { takeProfit: price('0'), stopLoss: price('101000') };
  await desk.exchange.get(setStops, { id: short, ...stops }, desk);
  await moveTo(101_000);
  expect((await listed('open')).rows).toMatchObject([{ id: long }]);
  await expectNothingWon(before);
});

it('uses what entrusts hold before the house pays (leverage.loss-paid)', async () => {
  const long = await submitted(market('long', '200', MULTIPLIER));
  // Its price comes by the same jump.
  const entrust = await submitted(market('long', '500', { mode: 'limit', price: price('98000'), ...MULTIPLIER }));
  const stops = { takeProfit: price('0'), stopLoss: price('99000') };
  await desk.exchange.get(setStops, { id: long, ...stops }, desk);
  const before = whole(await held());
  // The margin is 2000.4, what is available less than 3000; the entrust holds 5145.
  await moveTo(97_000);
  expect((await listed('closed')).rows[0]).toMatchObject({ id: long, endedBy: 'stop-loss', profit: '-6040' });
  expect((await listed('revoked')).rows[0]).toMatchObject({ id: entrust, endedBy: 'liquidation' });
  expect(await held()).toEqual({ available: sub(before, decimal('6040')), locked: '0' });
});
