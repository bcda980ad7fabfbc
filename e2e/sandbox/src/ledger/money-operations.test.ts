import { cancelOrder, listBuyEntrusts, listSellEntrusts, placeOrder } from '@tradefloor/contract';
import { asId } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { Chance } from '../clock/chance';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { OUTSIDE } from './account';
import { fromUnits, toUnits } from './ledger';
import { decimal } from '@tradefloor/money';

const OPERATIONS = 400;
const AT_A_TIME = 16;

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());

async function operate(chance: Chance, tokens: readonly string[]): Promise<void> {
  const token = chance.pick(tokens);
  const side = chance.pick(['buy', 'sell'] as const);
  if (chance.happens(0.3)) {
    const { rows } = await exchange.get(side === 'buy' ? listBuyEntrusts : listSellEntrusts, {}, { token });
    const row = rows[0];
    if (row) await exchange.ask(cancelOrder, { id: row.id, side }, { token });
    return;
  }
  const number = amount((chance.whole(1, 400) / 10_000).toFixed(4));
  const limit = price((97_412 + chance.between(-60, 60)).toFixed(2));
  const pair = { currencyId: asId<never>(1), legalId: asId<never>(3) };
  const mode = chance.happens(0.3) ? 'market' : 'limit';
  await exchange.ask(placeOrder, { side, ...pair, mode, price: limit, amount: number }, { token });
}

it(`keeps every balance equal to its entries through ${OPERATIONS} orders and cancels at once`, async () => {
  const chance = new Chance(7);
  const tokens = await Promise.all(['trader', 'seller', 'agent', 'newcomer'].map(name => exchange.tokenOf(name)));
  for (let done = 0; done < OPERATIONS; done += AT_A_TIME) {
    await Promise.all(Array.from({ length: AT_A_TIME }, () => operate(chance, tokens)));
  }
  await exchange.core.settled();
  const { db, ledger } = exchange.core;
  const lines = await db
    .selectFrom('ledger_line')
    .select(eb => ['member_id', 'currency_id', 'account', 'part', eb.fn.sum<string>('amount').as('amount')] as const)
    .groupBy(['member_id', 'currency_id', 'account', 'part'])
    .execute();
  const named = (row: { member_id: number; currency_id: number; account: string; part: string; amount: string }) =>
    `${row.member_id}:${row.currency_id}:${row.account}:${row.part} ${fromUnits(toUnits(decimal(row.amount)))}`;
  const stored = await db.selectFrom('balance').selectAll().execute();
  const known = [...ledger.all()].map(({ holding, units }) =>
    named({
      member_id: holding.memberId,
      currency_id: holding.currencyId,
      account: holding.account,
      part: holding.part,
      amount: fromUnits(units),
    }),
  );
  expect(stored.map(named).sort()).toEqual(lines.map(named).sort());
  expect(known.sort()).toEqual(lines.map(named).sort());
  expect(stored.filter(row => row.amount.startsWith('-') && row.member_id !== OUTSIDE)).toEqual([]);
  const { rows } = await db
    .selectFrom('ledger_line')
    .select(eb => ['entry_id', 'currency_id', eb.fn.sum<string>('amount').as('sum')] as const)
    .groupBy(['entry_id', 'currency_id'])
    .execute()
    .then(entries => ({ rows: entries.filter(entry => toUnits(decimal(entry.sum)) !== 0n) }));
  expect(rows).toEqual([]);
}, 30_000);
