import { add, type Amount, amount, decimal, stakingFault, stakingIncome, stakingMaximum, sub } from '@tradefloor/money';
import type { Kysely } from 'kysely';
import { DAY } from '../clock/clock';
import { legal, OUTSIDE } from '../ledger/account';
import type { Deed } from '../ledger/deed';
import { giveBack, hold } from '../ledger/escrow';
import { fromUnits, type Ledger, toUnits } from '../ledger/ledger';
import { USDT } from '../market/currency';
import { Refusal } from '../messages/refusal';
import type { Tables } from '../storage/tables';
import type { StakingOrderRow } from '../storage/tables/staking';
import { type Plan, rateOf } from './plans';

/** What was staked stays in the fiat account, held; each day's income joins it, and the last day frees both. */
export class StakingDesk {
  private readonly running = new Map<number, StakingOrderRow>();

  constructor(private readonly ledger: Ledger) {}

  async load(db: Kysely<Tables>): Promise<void> {
    const rows = await db.selectFrom('staking_order').selectAll().where('status', '=', 'in-progress').execute();
    this.running.clear();
    for (const row of rows) this.running.set(row.id, row);
  }

  orders(): StakingOrderRow[] {
    return [...this.running.values()];
  }

  buy(deed: Deed, memberId: number, plan: Plan, money: Amount): StakingOrderRow {
    this.assertStake(memberId, plan, money);
    const order: StakingOrderRow = {
      id: deed.nextId('staking_order'),
      member_id: memberId,
      plan_id: plan.id,
      amount: money,
      rate: rateOf(plan, money),
      cycle_days: plan.cycleDays,
      income: '0',
      paid_days: 0,
      status: 'in-progress',
      created_at: deed.at,
      closed_at: null,
    };
    hold(deed, causeOf('staking_hold', order), { memberId, currencyId: USDT, quantity: money });
    this.keep(deed, order);
    return order;
  }

  /** One day's income; after the last one everything returns to its owner, and the order is given back as it ended. */
  payDay(deed: Deed, id: number): StakingOrderRow | null {
    const order = this.running.get(id);
    if (!order || deed.at < nextPayDay(order)) return null;
    const { member_id: memberId, cycle_days } = order;
    const days = order.paid_days + 1;
    const income = incomeAfter(order, days);
    const units = toUnits(sub(income, amount(order.income)));
    deed.post(causeOf('staking_income', order), [
      { holding: legal(OUTSIDE, USDT), units: -units },
      { holding: legal(memberId, USDT, 'locked'), units },
    ]);
    const paid: StakingOrderRow = { ...order, income, paid_days: days };
    if (days < cycle_days) {
      this.keep(deed, paid);
      return null;
    }
    const quantity = add(amount(order.amount), income);
    giveBack(deed, causeOf('staking_return', order), { memberId, currencyId: USDT, quantity });
    const finished: StakingOrderRow = { ...paid, status: 'finished', closed_at: deed.at };
    this.keep(deed, finished);
    this.running.delete(id);
    return finished;
  }

  private assertStake(memberId: number, plan: Plan, money: Amount): void {
    const limits = { min: plan.moneyMin, max: plan.moneyMax };
    const available = amount(fromUnits(this.ledger.available(memberId, USDT, 'legal')));
    switch (stakingFault(money, limits, available)) {
      case 'missing':
        throw new Refusal('numberRequired');
      case 'below-min':
        throw new Refusal('stakeBelow', { least: plan.moneyMin });
      case 'above-max':
        throw new Refusal('stakeAbove', { most: stakingMaximum(limits) });
      case 'insufficient':
        throw new Refusal('balanceInsufficient', { currency: plan.currency });
      case null:
    }
  }

  private keep(deed: Deed, order: StakingOrderRow): void {
    deed.write('staking_order', order);
    this.running.set(order.id, order);
  }
}

/** In all, after so many days: the days' sums never drift from the whole. */
export const incomeAfter = ({ amount: staked, rate }: StakingOrderRow, days: number): Amount =>
  stakingIncome(amount(staked), decimal(rate), days);

const nextPayDay = ({ created_at, paid_days }: StakingOrderRow): number => created_at + (paid_days + 1) * DAY;

/** When each day ended that is not paid yet. */
export function dueDays({ created_at, paid_days, cycle_days }: StakingOrderRow, now: number): number[] {
  const ended = Math.min(Math.floor((now - created_at) / DAY), cycle_days);
  return Array.from({ length: Math.max(0, ended - paid_days) }, (_, day) => created_at + (paid_days + day + 1) * DAY);
}

const causeOf = <Name extends string>(cause: Name, { id }: StakingOrderRow) => ({
  cause,
  reference: `staking_order:${id}`,
});
