import type { StakingOrder, StakingPlan } from '@tradefloor/contract';
import {
  add,
  type Amount,
  amount,
  cut,
  type Decimal,
  div,
  isPositive,
  min,
  mul,
  stakingIncome,
  stakingMaximum,
  sub,
} from '@tradefloor/money';

/** What a plan pays a year on so much: from its least rate to its most, with the amount; two decimals, cut. */
export function rateFor({ moneyMin, moneyMax, rateMin, rateMax }: StakingPlan, money: Amount): Decimal {
  const span = sub(moneyMax, moneyMin);
  const over = sub(min(money, moneyMax), moneyMin);
  if (!isPositive(span) || !isPositive(over)) return rateMin;
  return cut(add<Decimal>(rateMin, mul<Decimal>(sub<Decimal>(rateMax, rateMin), div<Decimal>(over, span, 8))), 2);
}

export interface Yield {
  readonly rate: Decimal;
  readonly aDay: Amount;
  readonly whole: Amount;
}

/** staking.daily-income, estimated: which rate it is, the server decides when it is bought. */
export function yieldOf(plan: StakingPlan, money: Amount): Yield {
  const rate = rateFor(plan, money);
  return { rate, aDay: stakingIncome(money, rate, 1), whole: stakingIncome(money, rate, plan.cycleDays) };
}

export const limitsOf = ({ moneyMin, moneyMax }: StakingPlan) => ({ min: moneyMin, max: moneyMax });
export const mostOf = (plan: StakingPlan): Amount => stakingMaximum(limitsOf(plan));

const DAY_MS = 86_400_000;

/** When its last day ends. */
export const maturesAt = ({ createdAt, cycleDays }: StakingOrder): number | null =>
  createdAt === null ? null : createdAt + cycleDays * DAY_MS;

/** How many days' income an order has had: by what was paid, else by the time that has passed. */
export function paidDaysOf(order: StakingOrder, plan: StakingPlan | undefined, now: number): number {
  const { createdAt, cycleDays, state, income } = order;
  if (state === 'finished') return cycleDays;
  if (plan !== undefined) {
    for (let days = 0; days <= cycleDays; days += 1) if (incomeUpTo(order, plan, days) === income) return days;
  }
  if (createdAt === null) return 0;
  return Math.min(cycleDays, Math.max(0, Math.floor((now - createdAt) / DAY_MS)));
}

const incomeUpTo = ({ amount: staked }: StakingOrder, plan: StakingPlan, days: number): Amount =>
  stakingIncome(staked, rateFor(plan, staked), days);

export interface PaidDay {
  readonly day: number;
  /** When it was paid. */
  readonly at: number;
  readonly income: Amount;
  /** Up to and with this day. */
  readonly sum: Amount;
}

/**
 * What each day brought, the newest first: their sum is what was paid, to the last digit. By the plan where it explains that
 * sum, as the records of the account have each day; else in equal parts.
 */
export function daysOf(order: StakingOrder, plan: StakingPlan | undefined, paid: number): readonly PaidDay[] {
  const { createdAt, income } = order;
  if (createdAt === null || paid === 0) return [];
  const known = plan !== undefined && incomeUpTo(order, plan, paid) === income ? plan : null;
  const upTo = (day: number): Amount =>
    known === null ? div(mul(income, amount(String(day))), amount(String(paid)), 8) : incomeUpTo(order, known, day);
  return Array.from({ length: paid }, (_, index) => {
    const day = paid - index;
    return { day, at: createdAt + day * DAY_MS, income: sub(upTo(day), upTo(day - 1)), sum: upTo(day) };
  });
}
