import { amount } from '@tradefloor/money';
import { MINUTE, SECOND } from '../clock/clock';
import { Chance } from '../clock/chance';
import type { Core } from '../core';
import { placeMicroOrder } from '../micro/place-order';
import { settleOrder } from '../micro/settle-order';
import { priceAt } from './past';

const SYMBOLS = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'BNB/USDT', 'XRP/USDT', 'DOGE/USDT'];
const NUMBERS = ['10', '20', '50', '50', '100'];
const DURATIONS = [60, 120, 180, 300, 600];
const CLOSED = 26;
/** So many minutes ago the first one was placed. */
const FIRST = 20 * 60;
/** These still run when the demonstration begins. */
const RUNNING_SECONDS = 3_600;

/** A day of micro orders at the prices that there were, more than a page of them, and some that run. */
export async function seedMicro(core: Core, account: string): Promise<void> {
  const memberId = core.members.withAccount(account)?.id;
  if (memberId === undefined) return;
  const chance = new Chance(11);
  const now = core.clock.now();
  // Acts happen in this order at once; what they store goes in few commits.
  const stored: Array<Promise<unknown>> = [];
  for (let turn = 0; turn < CLOSED; turn += 1) {
    const seconds = chance.pick(DURATIONS);
    const at = now - (FIRST - turn * 45 - chance.whole(0, 20)) * MINUTE;
    stored.push(...play(core, memberId, { chance, seconds, at, until: at + seconds * SECOND }));
  }
  for (const minutesAgo of [9, 2]) {
    stored.push(
      ...play(core, memberId, { chance, seconds: RUNNING_SECONDS, at: now - minutesAgo * MINUTE, until: null }),
    );
  }
  await Promise.all(stored);
}

interface Play {
  readonly chance: Chance;
  readonly seconds: number;
  readonly at: number;
  readonly until: number | null;
}

function play(core: Core, memberId: number, { chance, seconds, at, until }: Play): Array<Promise<unknown>> {
  const market = core.hall.called(chance.pick(SYMBOLS));
  if (!market) return [];
  const wish = {
    memberId,
    pairId: market.pair.id,
    currencyId: market.pair.quote.id,
    direction: chance.pick(['up', 'down'] as const),
    seconds,
    number: amount(chance.pick(NUMBERS)),
  };
  const placed = core.clerk.perform(deed => placeMicroOrder(core, deed, wish, other => priceAt(other, at)), at);
  if (until === null) return [placed];
  const settled = core.clerk.perform(deed => {
    const order = core.micro.ordersOf(memberId).at(-1);
    if (order) settleOrder(core, deed, order, priceAt(market, until));
  }, until);
  return [placed, settled];
}
