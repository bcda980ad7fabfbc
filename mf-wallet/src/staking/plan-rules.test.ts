import { asId, asInstant, type StakingOrder, type StakingPlan } from '@tradefloor/contract';
import { amount, decimal, stakingIncome, sum } from '@tradefloor/money';
import { daysOf, maturesAt, mostOf, paidDaysOf, rateFor, yieldOf } from './plan-rules';

const plan: StakingPlan = {
  id: asId('2'),
  name: 'USDT 30',
  image: null,
  moneyMin: amount('100'),
  moneyMax: amount('50000'),
  rateMin: decimal('4.2'),
  rateMax: decimal('4.8'),
  cycleDays: 30,
};
const DAY = 86_400_000;
const order = (change: Partial<StakingOrder> = {}): StakingOrder => ({
  id: asId('7'),
  name: plan.name,
  image: null,
  cycleDays: 30,
  amount: amount('1000'),
  income: amount('0'),
  createdAt: asInstant(1_700_000_000_000),
  state: 'in-progress',
  ...change,
});
const START = 1_700_000_000_000;

it('grows the rate with the amount, and never leaves the plan', () => {
  expect(['1', '100', '25050', '50000', '99999'].map(money => rateFor(plan, amount(money)))).toEqual([
    '4.2',
    '4.2',
    '4.5',
    '4.8',
    '4.8',
  ]);
  expect(mostOf({ ...plan, moneyMax: amount('0') })).toBe('99999999');
});

it('reckons what a plan brings (staking.daily-income)', () => {
  expect(yieldOf(plan, amount('1000'))).toEqual({
    rate: '4.21',
    aDay: stakingIncome(amount('1000'), decimal('4.21'), 1),
    whole: stakingIncome(amount('1000'), decimal('4.21'), 30),
  });
});

it('tells the days that were paid by what was paid, else by the time', () => {
  const income = stakingIncome(amount('1000'), decimal('4.21'), 11);
  expect(paidDaysOf(order({ income }), plan, START)).toBe(11);
  expect(paidDaysOf(order({ income }), undefined, START + 12.5 * DAY)).toBe(12);
  expect(paidDaysOf(order({ state: 'finished' }), undefined, START)).toBe(30);
  expect(maturesAt(order())).toBe(START + 30 * DAY);
});

it('parts the income into days whose sum is what was paid, to the last digit', () => {
  const income = stakingIncome(amount('1000'), decimal('4.21'), 7);
  const days = daysOf(order({ income }), undefined, 7);
  expect(days.map(({ day }) => day)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect(sum(days.map(day => day.income))).toBe(income);
  expect(days[0]).toMatchObject({ sum: income, at: START + 7 * DAY });
  expect(daysOf(order(), plan, 0)).toEqual([]);
});

it('has each day as the account was paid it (staking.daily-income)', () => {
  const rate = decimal('4.21');
  const income = stakingIncome(amount('1000.01'), rate, 30);
  const days = daysOf(order({ amount: amount('1000.01'), income, state: 'finished' }), plan, 30);
  for (const { day, sum: paid } of days) expect(paid).toBe(stakingIncome(amount('1000.01'), rate, day));
});

it('parts it equally where the plan has other rates by now', () => {
  const days = daysOf(order({ income: amount('0.3') }), plan, 3);
  expect(days.map(day => day.income)).toEqual(['0.1', '0.1', '0.1']);
});
