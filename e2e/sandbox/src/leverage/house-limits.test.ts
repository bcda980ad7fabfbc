import {
  asId,
  closePositions,
  listLeverageOrders,
  listMessages,
  revokeLeverageOrder,
  submitLeverageOrder,
} from '@tradefloor/contract';
import { amount, compare, decimal, sub } from '@tradefloor/money';
import { lever } from '../ledger/account';
import { fund, memberIdOf } from '../testing/funded';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { leftOfDay, MOST_OWED } from './house-limits';

const BTC_USDT = { currencyId: asId<never>(1), legalId: asId<never>(3) };

let exchange: TestExchange;
let asking: { token: string };
let memberId: number;
beforeAll(async () => {
  exchange = await TestExchange.open();
  memberId = memberIdOf(exchange, 'operator');
  asking = { token: await exchange.tokenOf('operator') };
  await fund(exchange, lever(memberId, 3), '2000000');
  await leaveAlone('trader');
}, STARTING_MS);
beforeEach(() => moveTo(100_000));
afterAll(() => exchange.close());

/** Nobody else wins or loses by what the price does here. */
async function leaveAlone(name: string): Promise<void> {
  const trader = { token: await exchange.tokenOf(name) };
  await exchange.get(closePositions, { positions: 'all' }, trader);
  const { rows } = await exchange.get(listLeverageOrders, { status: 'pending' }, trader);
  for (const { id } of rows) await exchange.get(revokeLeverageOrder, { id }, trader);
}

async function moveTo(value: number): Promise<void> {
  const market = exchange.core.hall.called('BTC/USDT');
  if (!market) throw new Error('No market.');
  await exchange.core.traders.setPrice(market, value);
  await exchange.core.rounds.run();
}

const order = (direction: 'long' | 'short') =>
  ({ ...BTC_USDT, direction, mode: 'market', multiplier: decimal('100'), hands: decimal('500') }) as const;
const closed = async () => (await exchange.get(listLeverageOrders, { status: 'closed' }, asking)).rows;
const heldNow = () => amount(exchange.core.ledger.amount(lever(memberId, 3)));
const left = () => leftOfDay(exchange.core, exchange.core.clock.now());

it.each([
  ['long', 115_000, '110020.00'],
  ['short', 85_000, '89980.00'],
] as const)(
  'a %s position is closed where it has won the most that the house may owe it',
  async (direction, to, at) => {
    await exchange.get(submitLeverageOrder, order(direction), asking);
    const before = left();
    await moveTo(to);
    const [position] = await closed();
    expect(position).toMatchObject({ price: at, profit: '50000' });
    expect(sub(before, left())).toBe('50000');
    const { messages } = await exchange.get(listMessages, {}, asking);
    expect(messages[0]?.title).toBe('Position closed at its profit limit');
  },
);

it('all that win in a pair are closed by the same part when together they would pass its limit', async () => {
  for (let turn = 0; turn < 12; turn += 1) await exchange.get(submitLeverageOrder, order('long'), asking);
  const before = left();
  await moveTo(109_000);
  const rows = (await closed()).slice(0, 10);
  expect(new Set(rows.map(({ profit }) => profit)).size).toBe(1);
  const paid = sub(before, left());
  expect(compare(paid, MOST_OWED.pair)).toBeLessThanOrEqual(0);
  expect(Number(paid)).toBeGreaterThan(499_000);
});

it('in a day no more is paid than its limit, and then nothing more is opened until midnight', async () => {
  const { core } = exchange;
  await core.clerk.perform(deed => core.houseDay.pay(deed, sub(left(), amount('10000'))));
  await exchange.get(submitLeverageOrder, order('long'), asking);
  const before = heldNow();
  const position = (await exchange.get(listLeverageOrders, { status: 'open' }, asking)).rows[0];
  await moveTo(105_000);
  expect(sub(heldNow(), before)).toBe(String(Number(position?.margin) + 10_000));
  expect(left()).toBe('0');
  expect(await exchange.ask(submitLeverageOrder, order('long'), asking)).toMatchObject({
    message: expect.stringMatching(/^The exchange has reached its exposure limit/),
  });
  const midnight = (Math.floor(core.clock.now() / 86_400_000) + 1) * 86_400_000;
  core.clock.set(midnight + 1_000);
  expect(left()).toBe(MOST_OWED.day);
  await exchange.get(submitLeverageOrder, order('long'), asking);
  await exchange.get(closePositions, { positions: 'all' }, asking);
});
