import { asInstant } from '@tradefloor/contract';
import type { balanceHistory, WorthThen } from '@tradefloor/contract/ext';
import { add, type Amount, amount, cut, mul, type Price, ZERO } from '@tradefloor/money';
import { sql } from 'kysely';
import { DAY } from '../../clock/clock';
import type { Core } from '../../core';
import { USDT } from '../../market/currency';
import { priceOf } from '../../market/quotes';
import { usdtOf } from '../../spot/spot-calls';
import type { HandlerOf } from '../../wire/ask';
import { throughHistory } from '../records/whole-history';
import { linesOf } from './statement-query';

const DAYS = 30;

/** wallet.worth-history: what the ledger held at each midnight, at the price of that midnight; and now. */
export const worthHistory: HandlerOf<typeof balanceHistory> = throughHistory(async (wish, { core, member }) => {
  const now = core.clock.now();
  const today = Math.floor(now / DAY) * DAY;
  const first = today - ((wish.days ?? DAYS) - 1) * DAY;
  const moved = await movedByDay(core, member.id, first);
  const times = [...midnights(first, today), now];
  const held = new Map<number, Amount>();
  return times.map((at, place): WorthThen => {
    // What moved on a day is held from the midnight after it.
    for (const row of moved.get(place - 1) ?? []) {
      held.set(row.currencyId, add(held.get(row.currencyId) ?? ZERO, row.net));
    }
    return {
      at: asInstant(at),
      usdt: worth(held, currencyId => (at === now ? usdtOf(core, currencyId) : priceAt(core, currencyId, at))),
    };
  });
});

function* midnights(first: number, last: number) {
  for (let at = first; at <= last; at += DAY) yield at;
}

interface Moved {
  readonly currencyId: number;
  readonly net: Amount;
}

/** By the number of the day from `first`; all that was before is of day -1. */
async function movedByDay(core: Core, memberId: number, first: number): Promise<ReadonlyMap<number, readonly Moved[]>> {
  const { rows } = await sql<{ day: number; currency_id: number; net: string }>`
    select day, currency_id, sum(amount) as net from (
      select case when entry.at < ${first} then -1 else ((entry.at - ${first}) / ${DAY})::int4 end as day,
        line.currency_id, line.amount ${linesOf(memberId)}) as moved
    group by day, currency_id`.execute(core.db);
  const days = new Map<number, Moved[]>();
  for (const { day, currency_id: currencyId, net } of rows) {
    days.set(day, [...(days.get(day) ?? []), { currencyId, net: amount(net) }]);
  }
  return days;
}

const worth = (held: ReadonlyMap<number, Amount>, priceIn: (currencyId: number) => Price): Amount =>
  cut([...held].map(([currencyId, net]) => mul(net, priceIn(currencyId))).reduce(add, ZERO), 8);

/** As the day before it closed; before there was a market, as that began. */
function priceAt(core: Core, currencyId: number, midnight: number): Price {
  const market = core.hall.of(currencyId, USDT);
  if (!market) return usdtOf(core, currencyId);
  const bar = market.days.between(midnight - DAY, midnight - 1).at(-1);
  return priceOf(market.pair, bar?.close ?? market.days.first?.open ?? market.lastPrice);
}
