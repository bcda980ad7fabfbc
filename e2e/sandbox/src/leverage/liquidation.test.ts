import {
  asId,
  closePositions,
  listLeverageOrders,
  listMessages,
  submitLeverageOrder,
  transfer,
  wallets,
} from '@tradefloor/contract';
import { amount, compare, decimal, price } from '@tradefloor/money';
import { lever, OUTSIDE } from '../ledger/account';
import { toUnits } from '../ledger/ledger';
import { fund, memberIdOf } from '../testing/funded';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const BTC_USDT = { currencyId: asId<never>(1), legalId: asId<never>(3) };

let exchange: TestExchange;
const tokens = new Map<string, string>();
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
beforeEach(() => moveTo(100_000));
afterAll(() => exchange.close());

/** Each case with a member of its own: everybody begins with 10,000 USDT in the leverage account. */
async function as(name: string): Promise<{ token: string }> {
  const token = tokens.get(name) ?? (await exchange.tokenOf(name));
  tokens.set(name, token);
  return { token };
}

async function moveTo(value: number): Promise<void> {
  const market = exchange.core.hall.called('BTC/USDT');
  if (!market) throw new Error('No market.');
  await exchange.core.traders.setPrice(market, value);
  await exchange.core.rounds.run();
}

const order = (hands: string, more: object = {}) =>
  ({
    ...BTC_USDT,
    direction: 'long',
    mode: 'market',
    multiplier: decimal('100'),
    hands: decimal(hands),
    ...more,
  }) as const;

const listed = async (name: string, status: 'pending' | 'open' | 'closed' | 'revoked') =>
  (await exchange.get(listLeverageOrders, { status }, await as(name))).rows;

async function held(name: string) {
  const { lever } = await exchange.get(wallets, {}, await as(name));
  const row = lever.rows.find(({ currencyName }) => currencyName === 'USDT');
  if (!row) throw new Error('No USDT.');
  return row.held.lever;
}

it('takes place at a risk rate of 110, and not above it (leverage.liquidation-rate)', async () => {
  const asking = await as('seller');
  // Margin 500.1 and fee 25.005: 9474.895 are left; the rate is 110 when 9424.885 of them are lost.
  await exchange.get(submitLeverageOrder, order('50'), asking);
  await moveTo(81_170.24);
  expect(await listed('seller', 'open')).toHaveLength(1);
  await moveTo(81_170.23);
  expect(await listed('seller', 'open')).toEqual([]);
  expect((await listed('seller', 'closed'))[0]).toMatchObject({ price: '81170.23', profit: '-9424.885' });
  expect(await held('seller')).toEqual({ available: '550.11', locked: '0' });
  const { messages } = await exchange.get(listMessages, {}, asking);
  expect(messages[0]?.title).toBe('Positions liquidated');
});

it('gives entrusts back first, and leaves the positions when that is enough', async () => {
  const asking = await as('agent');
  await exchange.get(submitLeverageOrder, order('50'), asking);
  const far = order('400', { mode: 'limit', price: price('76000') });
  await exchange.get(submitLeverageOrder, far, asking);
  // What the entrust holds, 2000.4 and 100.02, is missing until it is revoked.
  await moveTo(83_000);
  expect(await listed('agent', 'pending')).toEqual([]);
  expect((await listed('agent', 'revoked'))[0]).toMatchObject({ originPrice: '76000.00' });
  expect(await listed('agent', 'open')).toHaveLength(1);
  await exchange.get(closePositions, { positions: 'all' }, asking);
});

it('never takes more than there is: what a gap leaves is the house’s loss', async () => {
  const asking = await as('acceptor');
  for (let turn = 0; turn < 2; turn += 1) await exchange.get(submitLeverageOrder, order('200'), asking);
  await moveTo(50_000);
  expect(await listed('acceptor', 'open')).toEqual([]);
  expect(await held('acceptor')).toEqual({ available: '0', locked: '0' });
  const sums = new Map<number, bigint>();
  for (const { holding, units } of exchange.core.ledger.all()) {
    sums.set(holding.currencyId, (sums.get(holding.currencyId) ?? 0n) + units);
  }
  expect([...sums.values()].every(sum => sum === 0n)).toBe(true);
});

it('an opening that would leave the rate at 120 or below is refused, one above it is not (leverage.opening-refused)', async () => {
  const asking = await as('operator');
  const before = await held('operator');
  // 454 hands at ten times: margin 45409.08 is too much; at a hundred the rate is what counts.
  const refused = await exchange.ask(submitLeverageOrder, order('90', { multiplier: decimal('10') }), asking);
  expect(refused).toMatchObject({ kind: 'refused', message: expect.stringMatching(/risk rate of 1\d\d\.\d+%/) });
  expect(await held('operator')).toEqual(before);
  await exchange.get(submitLeverageOrder, order('79', { multiplier: decimal('10') }), asking);
  const { available, locked } = await held('operator');
  expect(compare(locked, decimal('0'))).toBe(1);
  // What is left and has been lost to the spread, over the margin: just above a fifth.
  expect(toUnits(available) * 5n).toBeGreaterThan(toUnits(locked));
  // And nothing that carries it leaves for another account.
  const wish = { amount: amount('600'), currencyId: asId<never>(3), from: 'lever', to: 'change' } as const;
  expect(await exchange.ask(transfer, wish, asking)).toMatchObject({ message: expect.stringMatching(/above 120%/) });
  expect(await held('operator')).toEqual({ available, locked });
});

it('counts the spread, which is lost as a position opens (leverage.opening-refused)', async () => {
  const asking = await as('acceptor');
  const account = lever(memberIdOf(exchange, 'acceptor'), 3);
  expect(await held('acceptor')).toEqual({ available: '0', locked: '0' });
  // Margin 10.002, fee 0.5001, spread 0.2: the rate is 120.97 before the spread and 118.97 after it.
  await fund(exchange, account, '12.6');
  expect(await exchange.ask(submitLeverageOrder, order('1'), asking)).toMatchObject({
    message: expect.stringMatching(/risk rate of 118\.9\d+%/),
  });
  await fund(exchange, account, '0.2');
  expect(await exchange.ask(submitLeverageOrder, order('1'), asking)).toMatchObject({ kind: 'ok' });
});

it('an entrust whose opening would do so is revoked with everything back when its price comes', async () => {
  const asking = await as('newcomer');
  const memberId = exchange.core.members.withAccount('newcomer@tradefloor.test')?.id ?? 0;
  await exchange.core.clerk.perform(deed =>
    deed.post({ cause: 'opening', reference: 'test' }, [
      { holding: lever(OUTSIDE, 3), units: -toUnits(decimal('10000')) },
      { holding: lever(memberId, 3), units: toUnits(decimal('10000')) },
    ]),
  );
  await exchange.get(submitLeverageOrder, order('100', { mode: 'limit', price: price('96000') }), asking);
  await exchange.get(submitLeverageOrder, order('60', { multiplier: decimal('10') }), asking);
  await moveTo(96_000);
  expect(await listed('newcomer', 'pending')).toEqual([]);
  expect((await listed('newcomer', 'revoked'))[0]).toMatchObject({ originPrice: '96000.00' });
  const [position] = await listed('newcomer', 'open');
  expect(position).toMatchObject({ hands: '60' });
  expect((await held('newcomer')).locked).toBe(position?.margin);
});
