import {
  asId,
  closePosition,
  closePositions,
  leverageDeal,
  listLeverageOrders,
  listLeverageTrades,
  type OrderId,
  revokeLeverageOrder,
  setStops,
  submitLeverageOrder,
  wallets,
} from '@tradefloor/contract';
import {
  add,
  type Amount,
  amount,
  decimal,
  type Direction,
  leverageEstimate,
  neg,
  positionProfit,
  type Price,
  price,
  sub,
} from '@tradefloor/money';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const BTC_USDT = { currencyId: asId<never>(1), legalId: asId<never>(3) };
const TERMS = { spread: decimal('0.02'), fee: decimal('0.05'), shareNumber: decimal('0.01') };

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
/** Nobody has anything open, and the price is round. */
beforeEach(async () => {
  await moveTo(100_000);
  token = await exchange.tokenOf('operator');
});
afterEach(async () => {
  await exchange.ask(closePositions, { positions: 'all' }, { token });
  for (const { id } of (await listed('pending')).rows) await exchange.get(revokeLeverageOrder, { id }, { token });
});
afterAll(() => exchange.close());

async function moveTo(value: number): Promise<void> {
  const market = exchange.core.hall.called('BTC/USDT');
  if (!market) throw new Error('No market.');
  await exchange.core.traders.setPrice(market, value);
  await exchange.core.rounds.run();
}

const listed = (status: 'pending' | 'open' | 'closing' | 'closed' | 'revoked', page = 1) =>
  exchange.get(listLeverageOrders, { status, page }, { token });

async function held(): Promise<{ available: Amount; locked: Amount }> {
  const { lever } = await exchange.get(wallets, {}, { token });
  const row = lever.rows.find(({ currencyName }) => currencyName === 'USDT');
  if (!row) throw new Error('No USDT.');
  return row.held.lever;
}

const market = (direction: Direction, hands: string, more: object = {}) =>
  ({
    ...BTC_USDT,
    direction,
    mode: 'market',
    multiplier: decimal('10'),
    hands: decimal(hands),
    ...more,
  }) as const;
const limit = (direction: Direction, hands: string, at: string) =>
  market(direction, hands, { mode: 'limit', price: price(at) });

async function submitted(payload: ReturnType<typeof market>): Promise<OrderId> {
  const { id } = await exchange.get(submitLeverageOrder, payload, { token });
  return asId(String(id));
}

describe('the form starts from', () => {
  it('multipliers, presets, limits, the last price and what is in the account', async () => {
    const deal = await exchange.get(leverageDeal, BTC_USDT, { token });
    expect(deal).toMatchObject({
      multiple: { multipliers: ['10', '20', '50', '100'] },
      handLimits: { min: '1', max: '500' },
      lastPrice: '100000.00',
      overnightRate: '0.1',
      leverAvailable: (await held()).available,
    });
    expect(deal.recentTrades.length).toBe(10);
    expect(await exchange.get(leverageDeal, BTC_USDT)).toMatchObject({ leverTotal: null, leverAvailable: null });
  });

  it('no upper limit where there is none (leverage.hands-limits)', async () => {
    const deal = await exchange.get(leverageDeal, { currencyId: asId<never>(2), legalId: asId<never>(1) });
    expect(deal.handLimits).toEqual({ min: '1', max: '0' });
  });
});

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
    await exchange.get(closePosition, { id }, { token });
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
    expect((await listed('pending')).rows).toMatchObject([{ id, originPrice: '95000', status: 'pending' }]);
    await exchange.get(revokeLeverageOrder, { id }, { token });
    expect(await held()).toEqual(before);
    expect((await listed('revoked')).rows[0]).toMatchObject({ id, status: 'revoked' });
  });

  it.each([
    ['long', '95000', 94_000, '94018.8'],
    ['short', '105000', 106_000, '105978.8'],
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
    expect((await listed('open')).rows).toMatchObject([{ openPrice: '100020', originPrice: '101000' }]);
  });
});

describe('stops', () => {
  const set = (id: OrderId, takeProfit: string, stopLoss: string) =>
    exchange.ask(setStops, { id, takeProfit: price(takeProfit), stopLoss: price(stopLoss) }, { token });

  it.each([
    ['long', '103000', '98000', 103_500, '103500.00'],
    ['long', '103000', '98000', 97_000, '97000.00'],
    ['short', '98000', '103000', 97_500, '97500.00'],
    ['short', '98000', '103000', 104_000, '104000.00'],
  ] as const)('of a %s at %s and %s close it at %i', async (direction, profit, loss, reached, closedAt) => {
    const id = await submitted(market(direction, '1'));
    expect(await set(id, profit, loss)).toMatchObject({ kind: 'ok' });
    await moveTo(100_500);
    expect((await listed('open')).rows).toMatchObject([{ takeProfit: profit, stopLoss: loss }]);
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
  await exchange.get(closePositions, { positions: 'short' }, { token });
  expect((await listed('open')).rows.map(row => row.direction)).toEqual(['long', 'long']);
  await submitted(market('short', '1'));
  await exchange.get(closePositions, { positions: 'long' }, { token });
  expect((await listed('open')).rows.map(row => row.direction)).toEqual(['short']);
  await exchange.get(closePositions, { positions: 'all' }, { token });
  expect((await listed('open')).total).toBe(0);
  expect(await exchange.ask(closePositions, { positions: 'all' }, { token })).toMatchObject({
    kind: 'refused',
    message: 'You have no open positions to close.',
  });
  expect((await held()).locked).toBe('0');
});

it('pages closed positions by ten (exchange.list-pages)', async () => {
  for (let turn = 0; turn < 11; turn += 1) {
    const id = await submitted(market('long', '1'));
    await exchange.get(closePosition, { id }, { token });
  }
  const first = await listed('closed');
  expect(first.rows).toHaveLength(10);
  expect(first.total).toBeGreaterThanOrEqual(11);
  const second = await listed('closed', 2);
  expect(second.rows[0]?.id).not.toBe(first.rows[9]?.id);
});

it.each([
  ['another multiplier', market('long', '1', { multiplier: decimal('11') }), /multipliers/],
  ['too many hands', market('long', '501'), 'Lots are more than max 500.'],
  ['no price', limit('long', '1', '0'), /greater than 0/],
  ['too fine a price', limit('long', '1', '95000.001'), 'The price can have at most 2 decimals.'],
  ['more than there is', market('long', '500'), 'Insufficient balance. Transfer or deposit USDT.'],
  ['a pair without leverage', { ...market('long', '1'), currencyId: asId<never>(18) }, /Leverage is not available/],
  ['no pair', { ...market('long', '1'), currencyId: asId<never>(77) }, /pair is not available/],
])('refuses %s with nothing changed', async (_, payload, message) => {
  const before = await held();
  const outcome = await exchange.ask(submitLeverageOrder, payload, { token });
  expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) });
  expect(await held()).toEqual(before);
});

it('does nothing to what is another member’s', async () => {
  const position = await submitted(market('long', '1'));
  const entrust = await submitted(limit('long', '1', '90000'));
  const other = { token: await exchange.tokenOf('agent') };
  const none = { takeProfit: price('0'), stopLoss: price('90000') };
  const outcomes = [
    await exchange.ask(closePosition, { id: position }, other),
    await exchange.ask(setStops, { id: position, ...none }, other),
    await exchange.ask(revokeLeverageOrder, { id: entrust }, other),
  ];
  const unknown = [
    await exchange.ask(closePosition, { id: asId(999_999) }, other),
    await exchange.ask(setStops, { id: asId<never>(999_999), ...none }, other),
    await exchange.ask(revokeLeverageOrder, { id: asId(999_999) }, other),
  ];
  expect(outcomes).toEqual(unknown);
  expect((await listed('open')).rows).toMatchObject([{ id: position, stopLoss: '0' }]);
  expect((await listed('pending')).rows).toMatchObject([{ id: entrust }]);
  const { rows } = await exchange.get(listLeverageTrades, BTC_USDT, other);
  expect(rows.every(row => !row.isOwn && row.own === null)).toBe(true);
  const mine = await exchange.get(listLeverageTrades, BTC_USDT, { token });
  expect(mine.rows[0]).toMatchObject({ isOwn: true, own: { id: position, status: 'open' } });
});

it('places an order that has a name once', async () => {
  const payload = market('long', '1', { clientOrderId: asId<never>('lever-1') });
  const first = await submitted(payload);
  expect(await submitted(payload)).toBe(first);
  expect((await listed('open')).total).toBe(1);
});

const profitOf = (open: Price, close: Price): Amount => positionProfit('long', open, close, amount('0.01'));
it('charges interest for each night that a position sees the end of (leverage.night-interest)', async () => {
  const { core } = exchange;
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
  await exchange.get(closePosition, { id }, { token });
  const loss = neg(profitOf(price('100020'), price('100000')));
  expect(sub(before.available, (await held()).available)).toBe(sub(add(loss, decimal('2.0004')), before.locked));
});

it('begins with a trader who has something in every list', async () => {
  const trader = { token: await exchange.tokenOf('trader') };
  const total = async (status: 'pending' | 'open' | 'closed' | 'revoked') =>
    (await exchange.get(listLeverageOrders, { status }, trader)).total;
  expect(await total('pending')).toBeGreaterThan(0);
  expect(await total('open')).toBeGreaterThan(0);
  expect(await total('closed')).toBeGreaterThan(10);
  expect(await total('revoked')).toBeGreaterThan(0);
});
