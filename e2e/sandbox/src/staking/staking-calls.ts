import type {
  buyStakingPlan,
  listStakingOrders,
  StakingOrder,
  stakingOverview,
  StakingPlan,
} from '@tradefloor/contract';
import { asId, asInstant } from '@tradefloor/contract';
import { amount, type Amount, fits, sub, sum } from '@tradefloor/money';
import { currencyNamed } from '../market/currency';
import { Refusal } from '../messages/refusal';
import { logoPath } from '../pages/logo';
import type { StakingOrderRow } from '../storage/tables/staking';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { wholeOf } from '../wire/whole-id';
import { type Plan, PLANS, planWithId } from './plans';
import { incomeAfter } from './staking-desk';

const PAGE_ROWS = 10;

const imageOf = ({ currency }: Plan): string => logoPath(currencyNamed(currency));

const planOf = (plan: Plan): StakingPlan => ({
  id: asId(plan.id),
  name: plan.name,
  image: imageOf(plan),
  moneyMin: plan.moneyMin,
  moneyMax: plan.moneyMax,
  rateMin: plan.rateMin,
  rateMax: plan.rateMax,
  cycleDays: plan.cycleDays,
});

const totalOf = (rows: readonly StakingOrderRow[], of: (row: StakingOrderRow) => Amount): Amount => sum(rows.map(of));

export const overview: HandlerOf<typeof stakingOverview> = forMember(async (_, { core, member }) => {
  const rows = await core.db.selectFrom('staking_order').selectAll().where('member_id', '=', member.id).execute();
  const running = rows.filter(({ status }) => status === 'in-progress');
  return {
    plans: PLANS.map(planOf),
    orders: running.length,
    inCustody: totalOf(running, row => amount(row.amount)),
    // What those that run will still bring.
    expectedIncome: totalOf(running, row => sub(incomeAfter(row, row.cycle_days), amount(row.income))),
    totalIncome: totalOf(rows, row => amount(row.income)),
  };
});

export const stakingOrders: HandlerOf<typeof listStakingOrders> = forMember(async (wish, { core, member }) => {
  const { page = 1, limit = PAGE_ROWS } = wish;
  const mine = core.db.selectFrom('staking_order').where('member_id', '=', member.id);
  const rows = await mine
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await mine.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(orderOf), total };
});

function orderOf(row: StakingOrderRow): StakingOrder {
  const plan = planWithId(row.plan_id);
  return {
    id: asId(row.id),
    name: plan?.name ?? '',
    image: plan ? imageOf(plan) : null,
    cycleDays: row.cycle_days,
    amount: amount(row.amount),
    income: amount(row.income),
    createdAt: asInstant(row.created_at),
    state: row.status,
  };
}

export const buyPlan: HandlerOf<typeof buyStakingPlan> = forMember(({ planId, amount: money }, ask) => {
  const { core, member } = ask;
  const plan = planWithId(wholeOf(planId));
  if (!plan) throw new Refusal('planGone');
  const { scale } = currencyNamed(plan.currency);
  if (!fits(money, scale)) throw new Refusal('numberTooFine', { digits: scale });
  return ask.perform(deed => doneSaying(ask, 'stakeBought', { id: core.staking.buy(deed, member.id, plan, money).id }));
});
