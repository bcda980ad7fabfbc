import { closePositions, type OrderId, setStops } from '@tradefloor/contract';
import { price } from '@tradefloor/money';
import { atLeverageDesk, market } from '../testing/leverage-desk';

const desk = atLeverageDesk();
const { held, listed, moveTo, submitted } = desk;

describe('stops', () => {
  const set = (id: OrderId, takeProfit: string, stopLoss: string) =>
    desk.exchange.ask(setStops, { id, takeProfit: price(takeProfit), stopLoss: price(stopLoss) }, desk);

  it.each([
    ['long', '103000', '98000', 103_500, '103500.00'],
    ['long', '103000', '98000', 97_000, '97000.00'],
    ['short', '98000', '103000', 97_500, '97500.00'],
    ['short', '98000', '103000', 104_000, '104000.00'],
  ] as const)('of a %s at %s and %s close it at %i', async (direction, profit, loss, reached, closedAt) => {
    const id = await submitted(market(direction, '1'));
    expect(await set(id, profit, loss)).toMatchObject({ kind: 'ok' });
    await moveTo(100_500);
    expect((await listed('open')).rows).toMatchObject([{ takeProfit: `${profit}.00`, stopLoss: `${loss}.00` }]);
    await moveTo(reached);
    expect((await listed('open')).rows).toEqual([]);
    expect((await listed('closed')).rows[0]).toMatchObject({ id, price: closedAt });
  });

  it('are lifted by zero, and refused where the price is past them', async () => {
    const id = await submitted(market('long', '1'));
    await set(id, '103000', '0');
    await set(id, '0', '0');
    await moveTo(110_000);
    expect((await listed('open')).rows).toMatchObject([{ id, takeProfit: '0' }]);
    expect(await set(id, '109000', '0')).toMatchObject({
      message: 'Take profit must be above the current price of 110000.00.',
    });
    expect(await set(id, '0', '110000')).toMatchObject({
      message: 'Stop loss must be below the current price of 110000.00.',
    });
    expect(await set(id, '0', '99999.999')).toMatchObject({ message: 'The price can have at most 2 decimals.' });
  });
});

it('closes all, or the long or short ones alone', async () => {
  for (const direction of ['long', 'long', 'short', 'short'] as const) await submitted(market(direction, '1'));
  await desk.exchange.get(closePositions, { positions: 'short' }, desk);
  expect((await listed('open')).rows.map(row => row.direction)).toEqual(['long', 'long']);
  await submitted(market('short', '1'));
  await desk.exchange.get(closePositions, { positions: 'long' }, desk);
  expect((await listed('open')).rows.map(row => row.direction)).toEqual(['short']);
  await desk.exchange.get(closePositions, { positions: 'all' }, desk);
  expect((await listed('open')).total).toBe(0);
  expect(await desk.exchange.ask(closePositions, { positions: 'all' }, desk)).toMatchObject({
    kind: 'refused',
    message: 'You have no open positions to close.',
  });
  expect((await held()).locked).toBe('0');
});
