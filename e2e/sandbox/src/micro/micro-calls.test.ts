import {
  asId,
  listMicroCurrencies,
  listMicroDurations,
  listMicroOrders,
  submitMicroOrder,
  wallets,
} from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { micro, OUTSIDE } from '../ledger/account';
import { toUnits } from '../ledger/ledger';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
beforeEach(async () => {
  exchange.core.clock.reset();
  await moveTo(100_000);
  token = await exchange.tokenOf('operator');
});
afterAll(() => exchange.close());

async function moveTo(value: number): Promise<void> {
  const market = exchange.core.hall.called('BTC/USDT');
  if (!market) throw new Error('No market.');
  await exchange.core.traders.setPrice(market, value);
}

/** The order's time is over, at a price that came before it was. */
async function endAt(value: number): Promise<void> {
  const { core } = exchange;
  await moveTo(value);
  core.clock.set(core.clock.now() + 60_001);
  await core.rounds.run();
}

const up = (number: string, more: object = {}) => ({
  pairId: asId<never>(1),
  currencyId: asId<never>(3),
  direction: 'up' as const,
  seconds: 60,
  amount: amount(number),
  ...more,
});
const submit = (number: string, more: object = {}) => exchange.ask(submitMicroOrder, up(number, more), { token });
const listed = async (status: 'open' | 'closed') => (await exchange.get(listMicroOrders, { status }, { token })).rows;
const usdt = async () => {
  const found = (await exchange.get(listMicroCurrencies, {}, { token })).find(({ name }) => name === 'USDT');
  if (!found) throw new Error('No USDT.');
  return found;
};
const held = async () => {
  const { micro: wallet } = await exchange.get(wallets, {}, { token });
  const row = wallet.rows.find(({ currencyName }) => currencyName === 'USDT');
  return row?.held.micro;
};

it('offers durations with their ratios, and currencies with presets, limits, fee and wallet', async () => {
  expect(await exchange.get(listMicroDurations, {})).toContainEqual({ seconds: 60, profitRatio: '82' });
  expect(await usdt()).toMatchObject({ id: '3', fee: '0.5', amountMin: '10', amountMax: '5000', insurance: null });
  const [guest] = await exchange.get(listMicroCurrencies, {}, { language: 'zh' });
  expect(guest).toMatchObject({ wallet: null, insuranceTypes: [{ name: '标准保险' }, { name: '大额保险' }] });
});

describe('an order', () => {
  it.each([
    ['up', 100_001, '82', '2581.5'],
    ['down', 99_999, '82', '2581.5'],
    ['up', 99_999, '-100', '2399.5'],
    ['down', 100_001, '-100', '2399.5'],
    ['up', 100_000, '0', '2499.5'],
  ] as const)('%s that ends at %i gives %s', async (direction, end, result, left) => {
    await exchange.core.clerk.perform(deed => {
      const memberId = exchange.core.members.withAccount('operator@tradefloor.test')?.id ?? 0;
      const missing = toUnits(amount('2500')) - exchange.core.ledger.units(micro(memberId, 3));
      deed.post({ cause: 'opening', reference: 'test' }, [
        { holding: micro(OUTSIDE, 3), units: -missing },
        { holding: micro(memberId, 3), units: missing },
      ]);
    });
    expect(await submit('100', { direction })).toMatchObject({ kind: 'ok' });
    expect(await held()).toEqual({ available: '2399.5', locked: '100' });
    const [running] = await listed('open');
    expect(running).toMatchObject({
      symbol: 'BTC/USDT',
      openPrice: '100000.00',
      endPrice: '0',
      direction,
      status: 'open',
      profitRatio: '82',
      fee: '0.5',
      result: null,
    });
    expect(running?.remainingMs).toBeGreaterThan(50_000);
    await endAt(end);
    expect(await listed('open')).toEqual([]);
    expect((await listed('closed'))[0]).toMatchObject({ id: running?.id, result, status: 'closed', remainingMs: 0 });
    expect(await held()).toEqual({ available: left, locked: '0' });
  });

  it('is not settled before its time', async () => {
    await submit('10');
    await exchange.core.rounds.run();
    expect(await listed('open')).toHaveLength(1);
    await endAt(100_010);
  });

  it.each([
    ['too little', up('9'), 'The minimum order is 10 USDT.'],
    ['too much', up('5001'), 'The maximum order is 5000 USDT.'],
    ['more than there is', up('4999'), 'Insufficient balance. Transfer or deposit USDT.'],
    ['too fine a number', up('10.000000001'), 'The amount can have at most 8 decimals.'],
    ['another duration', up('10', { seconds: 61 }), 'Choose one of the durations.'],
    ['another currency', up('10', { currencyId: asId<never>(5) }), 'Micro orders can’t be paid in this currency.'],
    ['a pair without micro', up('10', { pairId: asId<never>(9) }), 'Micro trading is not available for this pair.'],
    ['no pair', up('10', { pairId: asId<never>('x') }), 'This pair is not available.'],
  ])('of %s is refused with nothing changed', async (_, payload, message) => {
    const before = await held();
    expect(await exchange.ask(submitMicroOrder, payload, { token })).toMatchObject({ kind: 'refused', message });
    expect(await held()).toEqual(before);
  });

  it('with a name is placed once, and is nobody else’s', async () => {
    const named = { clientOrderId: asId<never>('micro-1') };
    const [first, second] = [await submit('10', named), await submit('10', named)];
    expect(second).toMatchObject({ kind: 'ok', answer: { id: first.kind === 'ok' ? first.answer.id : '' } });
    expect(await listed('open')).toHaveLength(1);
    const other = await exchange.get(listMicroOrders, {}, { token: await exchange.tokenOf('newcomer') });
    expect(other).toEqual({ rows: [], total: 0 });
    await endAt(100_010);
  });

  it('with the name of another is refused (exchange.client-order)', async () => {
    const named = { clientOrderId: asId<never>('micro-2') };
    const first = await submit('10', named);
    const id = first.kind === 'ok' ? first.answer.id : '';
    const others = [{ pairId: asId(2) }, { currencyId: asId(1) }, { direction: 'down' }, { seconds: 30 }];
    const told = { kind: 'refused', message: `This client_order_id already names another order of yours: ${id}.` };
    for (const other of others) expect(await submit('10', { ...named, ...other })).toMatchObject(told);
    expect(await submit('11', named)).toMatchObject(told);
    expect(await submit('10.0', named)).toMatchObject({ kind: 'ok', answer: { id } });
    expect(await listed('open')).toHaveLength(1);
    await endAt(100_010);
  });
});

it('lists what has ended last first, whenever it was placed', async () => {
  const began = exchange.core.clock.now();
  for (const seconds of [120, 30]) await submit('10', { seconds });
  exchange.core.clock.set(began + 121_000);
  await exchange.core.rounds.run();
  const mine = (await listed('closed')).filter(({ seconds }) => seconds !== 60);
  expect(mine).toMatchObject([{ seconds: 120 }, { seconds: 30 }]);
});

it('begins with a trader whose lists are not empty, twenty rows a page (exchange.list-pages)', async () => {
  const trader = { token: await exchange.tokenOf('trader') };
  const page = await exchange.get(listMicroOrders, { status: 'closed' }, trader);
  expect(page.rows).toHaveLength(20);
  expect(page.total).toBeGreaterThan(20);
  expect((await exchange.get(listMicroOrders, { status: 'open' }, trader)).total).toBeGreaterThan(0);
});
