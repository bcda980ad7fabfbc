import { amount, type Amount, strip, ZERO } from '@tradefloor/money';
import { DAY } from '../clock/clock';
import type { Core } from '../core';
import type { Currency } from '../market/currency';
import { STATUS } from './chain/record';

/** What counts towards the limit of a day, which begins at midnight (UTC): all that did not come back. */
export const sentToday = (core: Core, memberId: number, currency: Currency): Promise<Amount> =>
  today(core, memberId, currency, { kind: 'withdrawal', without: [STATUS.failure, STATUS.rejected] });

/** The same of what came from outside, or is said to be on its way; from another member it came out of their holding. */
export const depositedToday = (core: Core, memberId: number, currency: Currency): Promise<Amount> =>
  today(core, memberId, currency, { kind: 'deposit', without: [STATUS.failure, STATUS.rejected, STATUS.inStation] });

interface Counted {
  readonly kind: 'deposit' | 'withdrawal';
  readonly without: readonly number[];
}

async function today(core: Core, memberId: number, currency: Currency, { kind, without }: Counted): Promise<Amount> {
  const { moved } = await core.db
    .selectFrom('chain_record')
    .select(eb => eb.fn.sum<string | null>('amount').as('moved'))
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('currency_id', '=', currency.id)
    .where('created_at', '>=', Math.floor(core.clock.now() / DAY) * DAY)
    .where('status', 'not in', without)
    .executeTakeFirstOrThrow();
  return strip(amount(moved ?? ZERO));
}
