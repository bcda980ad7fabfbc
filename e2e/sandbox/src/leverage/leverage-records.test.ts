import {
  asId,
  asInstant,
  closePosition,
  listLeverageOrders,
  type PayloadOf,
  submitLeverageOrder,
} from '@tradefloor/contract';
import { listLeverageRecords } from '@tradefloor/contract/ext';
import { decimal, type Direction, price } from '@tradefloor/money';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const BTC_USDT = { currencyId: asId<never>(1), legalId: asId<never>(3) };
const ETH_USDT = { currencyId: asId<never>(2), legalId: asId<never>(3) };

let exchange: TestExchange;
let token: string;

beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

const least = { multiplier: decimal('10'), hands: decimal('1') };

async function opened(direction: Direction, pair = BTC_USDT): Promise<string> {
  const { id } = await exchange.get(submitLeverageOrder, { ...pair, ...least, direction, mode: 'market' }, { token });
  return String(id);
}

const recorded = (wish: PayloadOf<typeof listLeverageRecords> = {}) =>
  exchange.get(listLeverageRecords, wish, { token });

it('lists one side, one state, one pair', async () => {
  const long = await opened('long');
  const short = await opened('short', ETH_USDT);
  await exchange.get(closePosition, { id: asId(long) }, { token });
  const idsOf = async (wish: object) => (await recorded(wish)).rows.map(({ id }) => id);
  expect(await idsOf({})).toEqual(expect.arrayContaining([long, short]));
  expect(await idsOf({ direction: 'short' })).not.toContain(long);
  expect(await idsOf({ direction: 'short', status: 'open' })).toContain(short);
  expect(await idsOf({ status: 'closed' })).toContain(long);
  expect(await idsOf(ETH_USDT)).not.toContain(long);
});

it('lists what was placed since a moment, each order on one page', async () => {
  const since = asInstant(exchange.core.clock.now());
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) ids.push(await opened('long'));
  const first = await recorded({ since });
  const second = await recorded({ since, page: 2 });
  expect(first.total).toBe(12);
  expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids.toReversed());
  expect((await recorded({ since: asInstant(since + 86_400_000) })).total).toBe(0);
});

it('says of an order what the list of the old product says', async () => {
  const wish = { ...BTC_USDT, ...least, direction: 'short', mode: 'limit', price: price('99000') } as const;
  await exchange.get(submitLeverageOrder, wish, { token });
  const [record] = (await recorded({ status: 'pending' })).rows;
  const [order] = (await exchange.get(listLeverageOrders, { status: 'pending' }, { token })).rows;
  expect(record).toEqual(order);
});

it('shows nobody the orders of somebody else', async () => {
  const mine = await opened('long');
  const seller = await exchange.tokenOf('seller');
  const { rows } = await exchange.get(listLeverageRecords, {}, { token: seller });
  expect(rows.map(({ id }) => String(id))).not.toContain(mine);
  expect(await exchange.ask(listLeverageRecords, {}, {})).not.toMatchObject({ kind: 'ok' });
});
