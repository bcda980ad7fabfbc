import { asInstant } from '@tradefloor/contract';
import type { acceptMicroNotice, readMicroDay, setMicroLimits } from '@tradefloor/contract/ext';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { acceptNotice, dayAt, endOf, runningOf, setLimits } from './own-day';

export const day: HandlerOf<typeof readMicroDay> = forMember((_, { core, member }) => {
  const row = dayAt(core.microDays.of(member.id), member.id, core.clock.now());
  const { notice_accepted_at: noticeAt } = row;
  return {
    stakedLimit: row.staked_limit,
    lostLimit: row.lost_limit,
    nextStakedLimit: row.next_staked_limit,
    nextLostLimit: row.next_lost_limit,
    staked: row.staked,
    result: row.result,
    running: runningOf(core, member.id),
    reached: row.reached,
    endsAt: asInstant(endOf(row)),
    noticeAcceptedAt: noticeAt === null ? null : asInstant(noticeAt),
  };
});

export const limit: HandlerOf<typeof setMicroLimits> = forMember(({ stakedLimit = null, lostLimit = null }, ask) => {
  const { core, member } = ask;
  const wanted = { staked: stakedLimit, lost: lostLimit };
  return ask.perform(deed => {
    const from = setLimits(core, deed, member.id, wanted);
    return doneSaying(ask, from === 'today' ? 'dayLimitSet' : 'dayLimitRaised');
  });
});

export const notice: HandlerOf<typeof acceptMicroNotice> = forMember((_, ask) =>
  ask.perform(deed => {
    acceptNotice(ask.core, deed, ask.member.id);
    return doneSaying(ask, 'done');
  }),
);
