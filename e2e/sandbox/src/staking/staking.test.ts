import {
  asId,
  buyStakingPlan,
  type LanguageCode,
  LANGUAGES,
  listMessages,
  listStakingOrders,
  stakingOverview,
  wallets,
} from '@tradefloor/contract';
import { add, amount, stakingIncome, sub } from '@tradefloor/money';
import * as fc from 'fast-check';
import { DAY } from '../clock/clock';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { PLANS, rateOf } from './plans';

let exchange: TestExchange;
let token: string;

beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('operator');
}, STARTING_MS);
afterAll(() => exchange.close());

async function held() {
  const { legal } = await exchange.get(wallets, {}, { token });
  const row = legal.rows.find(({ currencyName }) => currencyName === 'USDT');
  if (!row) throw new Error('No USDT.');
  return row.held.legal;
}

const days = async (count: number) => {
  exchange.core.clock.set(exchange.core.clock.now() + count * DAY);
  await exchange.core.rounds.run();
  token = await exchange.tokenOf('operator');
};

it('has rates that grow with the amount and never leave the plan', () => {
  const plan = fc.constantFrom(...PLANS);
  const whole = fc.integer({ min: 50, max: 1_000_000 }).map(value => amount(String(value)));
  fc.assert(
    fc.property(plan, whole, whole, (one, first, second) => {
      const inPlan = (money: typeof first) =>
        Math.min(Math.max(Number(money), Number(one.moneyMin)), Number(one.moneyMax));
      const [low, high] = [inPlan(first), inPlan(second)].sort((a, b) => a - b);
      const [least, most] = [rateOf(one, amount(String(low))), rateOf(one, amount(String(high)))].map(Number);
      expect(least).toBeLessThanOrEqual(most ?? 0);
      expect(least).toBeGreaterThanOrEqual(Number(one.rateMin));
      expect(most).toBeLessThanOrEqual(Number(one.rateMax));
    }),
  );
});

it('pays each day, holds what it paid, and frees all of it at the end of the cycle (staking.daily-income)', async () => {
  const before = await held();
  const { id } = await exchange.get(buyStakingPlan, { planId: asId('1'), amount: amount('1000') }, { token });
  expect(await held()).toMatchObject({ available: sub(before.available, amount('1000')) });
  const order = async () =>
    (await exchange.get(listStakingOrders, {}, { token })).rows.find(row => String(row.id) === id);
  expect(await order()).toMatchObject({ name: 'USDT 7', cycleDays: 7, income: '0', state: 'in-progress' });
  const whole = stakingIncome(amount('1000'), rateOf(PLANS[0] ?? fail(), amount('1000')), 7);
  const first = await exchange.get(stakingOverview, {}, { token });
  expect(first).toMatchObject({ orders: 1, inCustody: '1000', expectedIncome: whole, totalIncome: '0' });
  await days(3);
  // A restart in between changes nothing.
  await exchange.core.staking.load(exchange.core.db);
  const three = stakingIncome(amount('1000'), rateOf(PLANS[0] ?? fail(), amount('1000')), 3);
  expect(await order()).toMatchObject({ income: three, state: 'in-progress' });
  expect(await held()).toMatchObject({ locked: add(add(before.locked, amount('1000')), three) });
  await days(9);
  expect(await order()).toMatchObject({ income: whole, state: 'finished' });
  expect(await held()).toEqual({ ...before, available: add(before.available, whole) });
  const last = await exchange.get(stakingOverview, {}, { token });
  expect(last).toMatchObject({ orders: 0, inCustody: '0', expectedIncome: '0', totalIncome: whole });
});

const toldOf = async (who: 'operator' | 'trader', language: LanguageCode = 'en') => {
  const { messages } = await exchange.get(listMessages, {}, { token: await exchange.tokenOf(who), language });
  return messages.filter(({ content }) => content.includes('USDT 7'));
};

it('tells its owner once that it matured, also when the exchange was away (staking.told-at-maturity)', async () => {
  const already = (await toldOf('operator')).length;
  await exchange.get(buyStakingPlan, { planId: asId('1'), amount: amount('700') }, { token });
  const until = exchange.core.clock.now() + 7 * DAY;
  await days(6);
  expect(await toldOf('operator')).toHaveLength(already);
  await days(4);
  await exchange.core.staking.load(exchange.core.db);
  await days(1);
  const told = await toldOf('operator');
  expect(told).toHaveLength(already + 1);
  const income = stakingIncome(amount('700'), rateOf(PLANS[0] ?? fail(), amount('700')), 7);
  expect(told[0]).toMatchObject({ title: 'Staking order matured', isRead: false });
  expect(told[0]?.content).toContain(`principal of 700 USDT and the income of ${income} USDT`);
  expect(Math.abs(Number(told[0]?.updatedAt) - until)).toBeLessThan(DAY / 24);
  const inEach = await Promise.all(LANGUAGES.map(async code => (await toldOf('operator', code))[0]?.content));
  expect(new Set(inEach).size).toBe(LANGUAGES.length);
});

it('tells nobody of what ended in the demonstration’s past', async () => {
  expect(await toldOf('trader')).toEqual([]);
});

it.each([
  ['an unknown plan', { planId: asId<never>('77'), amount: amount('100') }, 'This plan is not available.'],
  ['less than the least', { planId: asId<never>('2'), amount: amount('99') }, 'The minimum for this plan is 100 USDT.'],
  [
    'more than the most',
    { planId: asId<never>('1'), amount: amount('20001') },
    'The maximum for this plan is 20000 USDT.',
  ],
  [
    'more than is there',
    { planId: asId<never>('6'), amount: amount('90000') },
    'Insufficient balance. Transfer or deposit USDT.',
  ],
  ['the ninth decimal', { planId: asId<never>('1'), amount: amount('100.000000001') }, /at most 8 decimals/],
])('%s is refused and holds nothing', async (_, payload, message) => {
  const before = await held();
  const outcome = await exchange.ask(buyStakingPlan, payload, { token });
  expect(outcome.kind).toBe('refused');
  expect(outcome).toMatchObject({ message: expect.stringMatching(message) });
  expect(await held()).toEqual(before);
});

it('shows nobody the orders of another', async () => {
  const newcomer = await exchange.tokenOf('newcomer');
  expect(await exchange.get(listStakingOrders, {}, { token: newcomer })).toEqual({ rows: [], total: 0 });
  const trader = await exchange.tokenOf('trader');
  const { rows } = await exchange.get(listStakingOrders, {}, { token: trader });
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['in-progress', 'finished']));
});

function fail(): never {
  throw new Error('No plan.');
}
