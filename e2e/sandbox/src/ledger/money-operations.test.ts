import {
  asId,
  cancelOrder,
  closePosition,
  closePositions,
  listBuyEntrusts,
  listLeverageOrders,
  listMicroCurrencies,
  listSellEntrusts,
  placeOrder,
  revokeLeverageOrder,
  submitLeverageOrder,
  submitMicroOrder,
} from '@tradefloor/contract';
import { buyInsurance, claimInsurance } from '@tradefloor/contract/ext';
import { amount, decimal, price } from '@tradefloor/money';
import { Chance } from '../clock/chance';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { OUTSIDE } from './account';
import { fromUnits, toUnits } from './ledger';

const OPERATIONS = 400;
const AT_A_TIME = 16;

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());

async function operate(chance: Chance, tokens: readonly string[]): Promise<void> {
  const token = chance.pick(tokens);
  if (chance.happens(0.5)) return operateWithHouse(chance, token);
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

/** Leverage and micro: orders, closes, revokes, insurances, prices that move and time that passes. */
async function operateWithHouse(chance: Chance, token: string): Promise<void> {
  const { core } = exchange;
  const pair = { currencyId: asId<never>(1), legalId: asId<never>(3) };
  const direction = chance.pick(['long', 'short'] as const);
  const terms = { ...pair, direction, multiplier: decimal(chance.pick(['10', '50', '100'])) };
  const acts: ReadonlyArray<() => Promise<unknown>> = [
    () => {
      const hands = decimal(String(chance.whole(1, 120)));
      const mode = chance.pick(['limit', 'market'] as const);
      const limit = price((97_412 + chance.between(-3_000, 3_000)).toFixed(2));
      return exchange.ask(submitLeverageOrder, { ...terms, hands, mode, price: limit }, { token });
    },
    async () => {
      const { rows } = await exchange.get(listLeverageOrders, { status: 'pending' }, { token });
      const [entrust] = rows;
      if (entrust) await exchange.ask(revokeLeverageOrder, { id: entrust.id }, { token });
    },
    async () => {
      const { rows } = await exchange.get(listLeverageOrders, { status: 'open' }, { token });
      const [position] = rows;
      if (position) await exchange.ask(closePosition, { id: position.id }, { token });
    },
    () => exchange.ask(closePositions, { positions: direction }, { token }),
    () => {
      const wish = {
        pairId: asId<never>(1),
        currencyId: pair.legalId,
        direction: chance.pick(['up', 'down'] as const),
      };
      const number = amount(chance.between(10, 200).toFixed(8));
      return exchange.ask(submitMicroOrder, { ...wish, seconds: 30, amount: number }, { token });
    },
    () => {
      const wish = { currencyId: pair.legalId, typeId: 'usdt-standard', amount: amount('100') };
      return exchange.ask(buyInsurance, wish, { token });
    },
    async () => {
      const found = await exchange.get(listMicroCurrencies, {}, { token });
      const id = found.find(({ insurance }) => insurance)?.insurance?.id;
      if (id !== undefined) await exchange.ask(claimInsurance, { id }, { token });
    },
    async () => {
      const market = core.hall.called('BTC/USDT');
      if (market) await core.traders.setPrice(market, Math.round(97_412 + chance.between(-9_000, 9_000)));
    },
    async () => {
      core.clock.set(core.clock.now() + 31_000);
      await core.rounds.run();
    },
  ];
  await chance.pick(acts)();
}

it(`keeps every balance equal to its entries through ${OPERATIONS} operations, sixteen at once`, async () => {
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
