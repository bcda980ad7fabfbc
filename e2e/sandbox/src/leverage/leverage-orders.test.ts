import { asId, closePosition, revokeLeverageOrder, submitLeverageOrder } from '@tradefloor/contract';
import {
  add,
  type Amount,
  amount,
  decimal,
  leverageEstimate,
  neg,
  positionProfit,
  type Price,
  price,
  sub,
} from '@tradefloor/money';
import { atLeverageDesk, limit, market, TERMS } from '../testing/leverage-desk';

const desk = atLeverageDesk();
const { held, listed, moveTo, submitted } = desk;

describe('a market order', () => {
  it.each([
    ['long', '100020'],
    ['short', '99980'],
  ] as const)('%s opens at the last price with the spread, and pays margin and fee', async (direction, at) => {
    const before = await held();
    const id = await submitted(market(direction, '3'));
    const estimate = leverageEstimate(
      { price: price('100000'), direction, hands: decimal('3'), multiplier: decimal('10') },
      TERMS,
    );
    const after = await held();
    expect(sub(before.available, after.available)).toBe(estimate.total);
    expect(sub(after.locked, before.locked)).toBe(estimate.margin);
    const { rows } = await listed('open');
    expect(rows.find(row => row.id === id)).toMatchObject({
      direction,
      symbol: 'BTC/USDT',
      hands: '3',
      quantity: '0.03',
      originPrice: '100000.00',
      openPrice: at,
      margin: estimate.margin,
      fee: estimate.fee,
      profit: positionProfit(direction, price(at), price('100000'), amount('0.03')),
      status: 'open',
    });
  });

  it('wins and loses with the price, and its close moves exactly that', async () => {
    const id = await submitted(market('long', '2'));
    const before = await held();
    const position = (await listed('open')).rows[0];
    await moveTo(101_000);
    expect((await listed('open')).rows[0]).toMatchObject({ price: '101000.00', profit: '19.6' });
    await desk.exchange.get(closePosition, { id }, desk);
    const after = await held();
    expect(sub(after.available, before.available)).toBe(add(position?.margin ?? amount('0'), decimal('19.6')));
    expect(after.locked).toBe('0');
    expect((await listed('closed')).rows[0]).toMatchObject({
      id,
      price: '101000.00',
      profit: '19.6',
      status: 'closed',
    });
  });
});

describe('a limit order', () => {
  it('waits with margin and fee held, and gives both back when revoked', async () => {
    const before = await held();
    const id = await submitted(limit('long', '2', '95000'));
    const estimate = leverageEstimate(
      { price: price('95000'), direction: 'long', hands: decimal('2'), multiplier: decimal('10') },
      TERMS,
    );
    expect(sub(before.available, (await held()).available)).toBe(estimate.total);
    expect((await listed('pending')).rows).toMatchObject([{ id, originPrice: '95000.00', status: 'pending' }]);
    await desk.exchange.get(revokeLeverageOrder, { id }, desk);
    expect(await held()).toEqual(before);
    expect((await listed('revoked')).rows[0]).toMatchObject({ id, status: 'revoked' });
  });

  it.each([
    ['long', '95000.00', 94_000, '94018.8'],
    ['short', '105000.00', 106_000, '105978.8'],
  ] as const)('%s opens when its price comes, at the better of both', async (direction, at, reached, openedAt) => {
    const id = await submitted(limit(direction, '2', at));
    await moveTo(reached);
    expect((await listed('pending')).rows).toEqual([]);
    const [position] = (await listed('open')).rows;
    expect(position).toMatchObject({ id, openPrice: openedAt, originPrice: at });
    const wish = { price: price(String(reached)), direction, hands: decimal('2'), multiplier: decimal('10') };
    const estimate = leverageEstimate(wish, TERMS);
    expect(position).toMatchObject({ margin: estimate.margin, fee: estimate.fee });
    expect((await held()).locked).toBe(estimate.margin);
  });

  it('opens at once at the better price when the market is past it', async () => {
    await submitted(limit('long', '2', '101000'));
    expect((await listed('open')).rows).toMatchObject([{ openPrice: '100020', originPrice: '101000.00' }]);
  });
});

it('places an order that has a name once', async () => {
  const payload = market('long', '1', { clientOrderId: asId<never>('lever-1') });
  const first = await submitted(payload);
  expect(await submitted(payload)).toBe(first);
  expect((await listed('open')).total).toBe(1);
});

it('places no other order by the name of one (exchange.client-order)', async () => {
  const named = { clientOrderId: asId<never>('lever-2') };
  const first = await submitted(limit('long', '1', '90000', named));
  const others = [
    limit('long', '1', '90000', { ...named, currencyId: asId<never>(2) }),
    limit('short', '1', '90000', named),
    limit('long', '2', '90000', named),
    limit('long', '1', '90001', named),
    limit('long', '1', '90000', { ...named, multiplier: decimal('20') }),
    market('long', '1', named),
  ];
  for (const other of others) {
    expect(await desk.exchange.ask(submitLeverageOrder, other, desk)).toMatchObject({
      kind: 'refused',
      message: `This client_order_id already names another order of yours: ${first}.`,
    });
  }
  expect(await submitted(limit('long', '1', '90000.0', named))).toBe(first);
  await desk.exchange.get(revokeLeverageOrder, { id: first }, desk);
});

const profitOf = (open: Price, close: Price): Amount => positionProfit('long', open, close, amount('0.01'));
it('charges interest for each night that a position sees the end of (leverage.night-interest)', async () => {
  const { core } = desk.exchange;
  const id = await submitted(market('long', '1'));
  const before = await held();
  const now = core.clock.now();
  core.clock.set((Math.floor(now / 86_400_000) + 2) * 86_400_000 + 1);
  await core.rounds.run();
  // 0.1 % of 1000.2, twice.
  expect((await listed('open')).rows).toMatchObject([{ id, overnight: '2.0004' }]);
  expect(sub(before.available, (await held()).available)).toBe('2.0004');
  await core.rounds.run();
  expect((await listed('open')).rows).toMatchObject([{ overnight: '2.0004' }]);
  core.clock.reset();
  await desk.exchange.get(closePosition, { id }, desk);
  const loss = neg(profitOf(price('100020'), price('100000')));
  expect(sub(before.available, (await held()).available)).toBe(sub(add(loss, decimal('2.0004')), before.locked));
});
