import { type Amount, amount } from '@tradefloor/money';
import { DAY, HOUR } from '../../clock/clock';
import type { Core } from '../../core';
import { legal, OUTSIDE } from '../../ledger/account';
import { toUnits } from '../../ledger/ledger';
import { USDT } from '../../market/currency';
import { planWithId } from '../../staking/plans';
import { dueDays } from '../../staking/staking-desk';
import { person } from './people';

interface Stake {
  readonly by: string;
  readonly planId: number;
  readonly money: Amount;
  readonly ago: number;
}

const STAKES: readonly Stake[] = [
  { by: 'trader', planId: 2, money: amount('1000'), ago: 47 * DAY },
  { by: 'trader', planId: 4, money: amount('600'), ago: 40 * DAY + 5 * HOUR },
  { by: 'trader', planId: 1, money: amount('500'), ago: 16 * DAY },
  { by: 'trader', planId: 2, money: amount('1500'), ago: 12 * DAY + 3 * HOUR },
  { by: 'seller', planId: 3, money: amount('800'), ago: 20 * DAY },
  { by: 'agent', planId: 1, money: amount('200'), ago: 3 * DAY },
];

/** Bought in the past with money that came in for it, and paid every day since then: nobody is told now of what ended long ago. */
export async function seedStaking(core: Core): Promise<void> {
  const now = core.clock.now();
  for (const { by, planId, money, ago } of STAKES) {
    const plan = planWithId(planId);
    if (!plan) continue;
    const { id } = person(core, by);
    const order = await core.clerk.perform(deed => {
      const units = toUnits(money);
      deed.post({ cause: 'opening', reference: `member:${id}` }, [
        { holding: legal(OUTSIDE, USDT), units: -units },
        { holding: legal(id, USDT), units },
      ]);
      return core.staking.buy(deed, id, plan, money);
    }, now - ago);
    for (const at of dueDays(order, now)) await core.clerk.perform(deed => core.staking.payDay(deed, order.id), at);
  }
}
