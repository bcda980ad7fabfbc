import { amount } from '@tradefloor/money';
import { type Holding, OUTSIDE } from '../ledger/account';
import { toUnits } from '../ledger/ledger';
import type { TestExchange } from './test-exchange';

/** Puts so much into an account, from outside, as if it had been paid in. */
export async function fund({ core }: TestExchange, holding: Holding, number: string): Promise<void> {
  const units = toUnits(amount(number));
  await core.clerk.perform(deed =>
    deed.post({ cause: 'opening', reference: 'test' }, [
      { holding: { ...holding, memberId: OUTSIDE }, units: -units },
      { holding, units },
    ]),
  );
}

export function memberIdOf({ core }: TestExchange, name: string): number {
  const member = core.members.withAccount(`${name}@tradefloor.test`);
  if (!member) throw new Error(`Nobody is called ${name}.`);
  return member.id;
}
