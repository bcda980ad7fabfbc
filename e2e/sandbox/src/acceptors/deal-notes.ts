import { isSimulated } from '../account/members';
import { HOUR } from '../clock/clock';
import type { Core } from '../core';
import type { NoteName } from '../inbox/notes';
import type { AcceptorDealRow } from '../storage/tables/c2c';
import type { DealListener } from './acceptor-desk';

/** What a demonstration's past tells of is no news. */
const NEWS_FOR = HOUR;

type Told = readonly [NoteName, ReadonlyArray<'member' | 'acceptor'>];

/** Who did not do it himself is told; rulings, and withdrawals that nobody answered, have notes of their own. */
function toldOf({ status, transferred_at, closed_by, updated_at, created_at }: AcceptorDealRow): Told | null {
  if (status === 'waiting') {
    if (transferred_at === updated_at) return ['dealTransferred', ['member']];
    return created_at === updated_at ? ['dealAsked', ['acceptor']] : null;
  }
  if (status === 'refused')
    return closed_by === 'acceptor' && transferred_at === null ? ['dealRefused', ['member']] : null;
  if (closed_by === 'time') return ['dealConfirmed', ['member', 'acceptor']];
  if (closed_by === 'ruling') return null;
  return ['dealConfirmed', [closed_by === 'acceptor' ? 'member' : 'acceptor']];
}

export const leaveDealNotes =
  ({ clock, inbox, members, acceptors }: Core): DealListener =>
  (deed, deal) => {
    const [note, parties] = toldOf(deal) ?? [];
    if (note === undefined || clock.now() - deed.at > NEWS_FOR) return;
    const values = { order: deal.id, quantity: deal.quantity, currency: 'USDT', money: deal.money };
    for (const party of parties ?? []) {
      const member = members.withId(
        party === 'member' ? deal.member_id : (acceptors.withId(deal.acceptor_id)?.member_id ?? 0),
      );
      if (member && !isSimulated(member)) inbox.leave(deed, member.id, note, values);
    }
  };
