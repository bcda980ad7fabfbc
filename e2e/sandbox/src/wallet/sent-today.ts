import { amount, type Amount, strip, ZERO } from '@tradefloor/money';
import { DAY } from '../clock/clock';
import type { Core } from '../core';
import type { Currency } from '../market/currency';
import { STATUS } from './chain/record';

/** What counts towards the limit of a day, which begins at midnight (UTC): all that did not come back. */
export async function sentToday(core: Core, memberId: number, currency: Currency): Promise<Amount> {
  const { sent } = await core.db
    .selectFrom('chain_record')
    .select(eb => eb.fn.sum<string | null>('amount').as('sent'))
    .where('member_id', '=', memberId)
    .where('kind', '=', 'withdrawal')
    .where('currency_id', '=', currency.id)
    .where('created_at', '>=', Math.floor(core.clock.now() / DAY) * DAY)
    .where('status', 'not in', [STATUS.failure, STATUS.rejected])
    .executeTakeFirstOrThrow();
  return strip(amount(sent ?? ZERO));
}
