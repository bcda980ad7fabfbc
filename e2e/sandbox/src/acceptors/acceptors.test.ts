import {
  acceptorInfo,
  asId,
  dealWithAcceptor,
  listAcceptorDeals,
  listAcceptors,
  type OrderId,
  wallets,
} from '@tradefloor/contract';
import {
  confirmAcceptorDeal,
  listDealsToServe,
  markDealTransferred,
  refuseAcceptorDeal,
} from '@tradefloor/contract/ext';
import { ACCEPTOR_CONFIRMS_AFTER_MS, add, amount, decimal, price, sub } from '@tradefloor/money';
import * as fc from 'fast-check';
import { SECOND } from '../clock/clock';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { inYuan, quantityOf, rechargeFor } from './deal-rules';

/** The first is acceptor@'s own, the second a simulated one. */
const OWN = asId<never>(1);
const SIMULATED = asId<never>(2);

let exchange: TestExchange;
let trader: string;
let acceptor: string;
let agent: string;

beforeAll(async () => {
  exchange = await TestExchange.open();
  exchange.core.clock.set(exchange.core.clock.now() + ACCEPTOR_CONFIRMS_AFTER_MS);
  await exchange.core.rounds.run();
  trader = await exchange.tokenOf('trader');
  acceptor = await exchange.tokenOf('acceptor');
  agent = await exchange.tokenOf('agent');
}, STARTING_MS);
afterAll(() => exchange.close());

async function held(token: string) {
  const { legal } = await exchange.get(wallets, {}, { token });
  const row = legal.rows.find(({ currencyName }) => currencyName === 'USDT');
  if (!row) throw new Error('No USDT.');
  return row.held.legal;
}

const wish = (side: 'buy' | 'sell', money: string, more: object = {}) =>
  ({
    acceptorId: OWN,
    side,
    way: 'bank',
    phone: '13800138000',
    account: '6214830112345678',
    money: amount(money),
    ...more,
  }) as const;

async function asked(side: 'buy' | 'sell', money: string, more: object = {}): Promise<OrderId> {
  const { id } = await exchange.get(dealWithAcceptor, wish(side, money, more), { token: trader });
  return asId(String(id));
}

const stateOf = async (side: 'buy' | 'sell', id: OrderId) =>
  (await exchange.get(listAcceptorDeals, { side }, { token: trader })).rows.find(row => row.id === id)?.status;

const pass = async (ms: number) => {
  exchange.core.clock.set(exchange.core.clock.now() + ms);
  await exchange.core.rounds.run();
};

describe('the sums', () => {
  it('of a recharge and a withdrawal, by example', () => {
    const terms = { money: amount('1000'), yuanRate: decimal('7.11'), feePercent: decimal('0.5') };
    expect(quantityOf({ ...terms, side: 'buy' })).toBe('139.9437412');
    expect(quantityOf({ ...terms, side: 'sell' })).toBe('140.6469761');
    expect(rechargeFor(amount('139.9437412'), terms.yuanRate, terms.feePercent)).toBe('999.99');
  });

  it('never favour anybody by more than the last digit', () => {
    const cents = fc.integer({ min: 100, max: 50_000_000 }).map(value => amount((value / 100).toFixed(2)));
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 500 }), (money, rate) => {
        const terms = { money, yuanRate: decimal('7.11'), feePercent: decimal((rate / 100).toFixed(2)) };
        expect(Number(inYuan(quantityOf({ ...terms, side: 'buy' }), terms.yuanRate))).toBeLessThanOrEqual(
          Number(money),
        );
        const paid = quantityOf({ ...terms, side: 'sell' });
        expect(Number(paid) * 7.11).toBeGreaterThanOrEqual(Number(money) - 1e-6);
      }),
    );
  });
});

it('a recharge holds the acceptor’s USDT until the acceptor confirms', async () => {
  const [mine, theirs] = [await held(trader), await held(acceptor)];
  const id = await asked('buy', '1000');
  expect(await held(acceptor)).toMatchObject({ available: sub(theirs.available, amount('139.9437412')) });
  expect(await exchange.ask(confirmAcceptorDeal, { id }, { token: trader })).toMatchObject({ kind: 'refused' });
  await exchange.get(confirmAcceptorDeal, { id }, { token: acceptor });
  expect(await held(trader)).toEqual({ ...mine, available: add(mine.available, amount('139.9437412')) });
  expect(await held(acceptor)).toEqual({ ...theirs, available: sub(theirs.available, amount('139.9437412')) });
  expect(await stateOf('buy', id)).toBe('confirmed');
});

it('a refused deal gives back what was held', async () => {
  const [mine, theirs] = [await held(trader), await held(acceptor)];
  for (const side of ['buy', 'sell'] as const) {
    const id = await asked(side, '300');
    await exchange.get(refuseAcceptorDeal, { id }, { token: acceptor });
    expect(await stateOf(side, id)).toBe('refused');
  }
  expect([await held(trader), await held(acceptor)]).toEqual([mine, theirs]);
});

it('a withdrawal is confirmed by its member, and not before the acceptor has transferred', async () => {
  const mine = await held(trader);
  const id = await asked('sell', '711');
  expect(await exchange.ask(confirmAcceptorDeal, { id }, { token: trader })).toMatchObject({
    message: 'The acceptor has not marked this withdrawal as paid yet.',
  });
  await exchange.get(markDealTransferred, { id }, { token: acceptor });
  expect(await exchange.ask(refuseAcceptorDeal, { id }, { token: acceptor })).toMatchObject({ kind: 'refused' });
  await exchange.get(confirmAcceptorDeal, { id }, { token: trader });
  expect(await held(trader)).toEqual({ ...mine, available: sub(mine.available, amount('100')) });
});

it('a withdrawal confirms itself twenty minutes after it was marked transferred (c2c.acceptor-confirms)', async () => {
  const id = await asked('sell', '71.1');
  await exchange.get(markDealTransferred, { id }, { token: acceptor });
  await pass(ACCEPTOR_CONFIRMS_AFTER_MS - 1_000);
  expect(await stateOf('sell', id)).toBe('waiting');
  await exchange.core.acceptors.load(exchange.core.db);
  await pass(1_000);
  expect(await stateOf('sell', id)).toBe('confirmed');
});

it('a simulated acceptor answers by itself, as it was told', async () => {
  const { settings } = exchange.core;
  await settings.set('acceptor_seconds', '30');
  const recharge = await asked('buy', '500', { acceptorId: SIMULATED });
  const withdrawal = await asked('sell', '500', { acceptorId: SIMULATED });
  await pass(29 * SECOND);
  expect(await stateOf('buy', recharge)).toBe('waiting');
  await pass(SECOND);
  expect(await stateOf('buy', recharge)).toBe('confirmed');
  await exchange.get(confirmAcceptorDeal, { id: withdrawal }, { token: trader });
  await settings.set('acceptor_answer', 'refuse');
  const unlucky = await asked('buy', '500', { acceptorId: SIMULATED });
  await pass(30 * SECOND);
  expect(await stateOf('buy', unlucky)).toBe('refused');
});

it.each([
  ['more than the quota', wish('buy', '50001'), 'This acceptor’s deposit limit is ¥50000.'],
  [
    'more than is there',
    wish('sell', '149000', { acceptorId: SIMULATED }),
    'Insufficient balance. Transfer or deposit USDT.',
  ],
  ['tenths of a cent', wish('buy', '10.001'), 'The amount may have at most 2 decimals.'],
  ['next to nothing', wish('buy', '0.5'), 'The minimum deal is ¥1.'],
  ['an unknown acceptor', wish('buy', '10', { acceptorId: asId('99') }), 'This acceptor is not available.'],
])('a deal of %s is refused and holds nothing', async (_, payload, message) => {
  const before = [await held(trader), await held(acceptor)];
  expect(await exchange.ask(dealWithAcceptor, payload, { token: trader })).toMatchObject({ kind: 'refused', message });
  expect([await held(trader), await held(acceptor)]).toEqual(before);
});

it('nobody deals with oneself, and no stranger with the deal of others', async () => {
  expect(await exchange.ask(dealWithAcceptor, wish('buy', '10'), { token: acceptor })).toMatchObject({
    message: 'You cannot trade with yourself.',
  });
  const id = await asked('buy', '20');
  const attempts = (deal: OrderId) =>
    Promise.all(
      [confirmAcceptorDeal, refuseAcceptorDeal, markDealTransferred].map(call =>
        exchange.ask(call, { id: deal }, { token: agent }),
      ),
    );
  const outcomes = await attempts(id);
  expect(outcomes).toMatchObject(outcomes.map(() => ({ kind: 'refused' })));
  expect(await attempts(asId(876_543))).toEqual(outcomes);
  expect(await stateOf('buy', id)).toBe('waiting');
  expect(await exchange.ask(listDealsToServe, {}, { token: agent })).toMatchObject({ kind: 'refused' });
  const { rows } = await exchange.get(listDealsToServe, {}, { token: acceptor });
  expect(rows[0]).toMatchObject({ id, status: 'waiting', acceptorName: 'Tradefloor Counter' });
  await exchange.get(refuseAcceptorDeal, { id }, { token: acceptor });
});

it('shows acceptors with quotas that they can serve, and what the asker could withdraw', async () => {
  const rows = await exchange.get(listAcceptors, {}, { token: trader });
  expect(rows.length).toBeGreaterThanOrEqual(5);
  const info = await exchange.get(acceptorInfo, { id: OWN }, { token: trader });
  const { available } = await held(trader);
  expect(info).toMatchObject({ rechargeRate: '0.5', userBalance: inYuan(available, price('7.11')) });
});
