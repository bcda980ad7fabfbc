import {
  add,
  type Amount,
  fits,
  microLimitBroken,
  microLimitFrom,
  microLimitReached,
  type MicroLimits,
  microRoom,
  min,
  mul,
  sub,
  sum,
  ZERO,
} from '@tradefloor/money';
import { DAY } from '../clock/clock';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { Refusal } from '../messages/refusal';
import { usdtOf } from '../spot/spot-calls';
import type { MicroDayRow } from '../storage/tables/micro';
import type { MicroOrder } from './outcome';
import { PAYABLE } from './terms';

type Day = Readonly<MicroDayRow>;
type Cost = Pick<MicroOrder, 'number' | 'fee' | 'currency_id'>;

/** What money is kept to. */
const DIGITS = 8;

/** Days begin at 00:00 UTC, those of payouts and of the house too. One that is over is not reckoned any more. */
export function dayAt(row: Day | undefined, memberId: number, at: number): Day {
  const day = Math.floor(at / DAY);
  if (row === undefined) return { ...NONE, member_id: memberId, day };
  if (day <= row.day) return row;
  const { next_staked_limit: staked, next_lost_limit: lost } = row;
  return { ...row, day, staked: ZERO, result: ZERO, staked_limit: staked, lost_limit: lost, reached: null };
}

const NONE: Omit<Day, 'member_id' | 'day'> = {
  staked: ZERO,
  result: ZERO,
  staked_limit: null,
  lost_limit: null,
  next_staked_limit: null,
  next_lost_limit: null,
  reached: null,
  notice_accepted_at: null,
};

export const endOf = ({ day }: Day): number => (day + 1) * DAY;

const limitsOf = ({ staked_limit: staked, lost_limit: lost }: Day): MicroLimits => ({ staked, lost });

/** What runs and may be lost yet. */
export const runningOf = (core: Core, memberId: number): Amount =>
  sum(core.micro.ordersOf(memberId).map(order => inUsdt(core, order.currency_id, order.number)));

const inUsdt = (core: Core, currencyId: number, value: Amount): Amount => mul(value, usdtOf(core, currencyId));

const latest = (core: Core, deed: Deed, memberId: number): Day =>
  dayAt(core.microDays.latest(memberId), memberId, deed.at);

/** micro.day-limit: one's own limit refuses what it has no room for; a reached one everything until the next day. */
export function assertWithinOwnLimit(core: Core, deed: Deed, memberId: number, order: Cost): void {
  const day = latest(core, deed, memberId);
  if (day.reached !== null) throw new Refusal('dayLimitReached');
  const room = microRoom(limitsOf(day), { ...day, running: runningOf(core, memberId) });
  const [number, fee] = [order.number, order.fee].map(value => inUsdt(core, order.currency_id, value));
  const broken = microLimitBroken(room, number ?? ZERO, fee ?? ZERO);
  if (broken === null) return;
  throw new Refusal(broken === 'staked' ? 'dayLimitStaked' : 'dayLimitLost', { left: room[broken] ?? ZERO });
}

/** The day goes on: something was staked, won or lost. */
function goOn(core: Core, deed: Deed, day: Day, change: Partial<Day>): void {
  const next = { ...day, ...change };
  const reached = next.reached ?? microLimitReached(limitsOf(next), { ...next, running: ZERO }, smallestOrder(core));
  core.microDays.write(deed, { ...next, reached });
}

export function countPlaced(core: Core, deed: Deed, order: MicroOrder): void {
  const { member_id: memberId, currency_id: currencyId, number, fee } = order;
  const day = latest(core, deed, memberId);
  goOn(core, deed, day, {
    staked: add(day.staked, inUsdt(core, currencyId, number)),
    result: sub(day.result, inUsdt(core, currencyId, fee)),
  });
}

export function countSettled(core: Core, deed: Deed, order: MicroOrder, result: Amount): void {
  const day = latest(core, deed, order.member_id);
  goOn(core, deed, day, { result: add(day.result, inUsdt(core, order.currency_id, result)) });
}

const smallestOrder = (core: Core): Amount =>
  PAYABLE.map(payable => inUsdt(core, payable.currencyId, payable.min)).reduce((one, other) => min(one, other));

/** micro.day-limit: lowered at once, raised or lifted from the next day on. */
export function setLimits(core: Core, deed: Deed, memberId: number, wanted: MicroLimits): 'today' | 'tomorrow' {
  for (const limit of [wanted.staked, wanted.lost]) {
    if (limit !== null && !fits(limit, DIGITS)) throw new Refusal('numberTooFine', { digits: DIGITS });
  }
  const day = latest(core, deed, memberId);
  const from = {
    staked: microLimitFrom(day.staked_limit, wanted.staked),
    lost: microLimitFrom(day.lost_limit, wanted.lost),
  };
  goOn(core, deed, day, {
    next_staked_limit: wanted.staked,
    next_lost_limit: wanted.lost,
    ...(from.staked === 'today' ? { staked_limit: wanted.staked } : {}),
    ...(from.lost === 'today' ? { lost_limit: wanted.lost } : {}),
  });
  return from.staked === 'tomorrow' || from.lost === 'tomorrow' ? 'tomorrow' : 'today';
}

/** Once; it stays the moment of the first time. */
export function acceptNotice(core: Core, deed: Deed, memberId: number): void {
  const day = latest(core, deed, memberId);
  if (day.notice_accepted_at === null) core.microDays.write(deed, { ...day, notice_accepted_at: deed.at });
}
