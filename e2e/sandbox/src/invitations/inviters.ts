import type { Member } from '../account/members';

/** account.invitation-levels: up to three. */
export const LEVELS = 3;

/** Who invited a member, who invited that one, and so on: nearest first. */
export function invitersOf(withId: (id: number) => Member | undefined, member: Member): Member[] {
  const chain: Member[] = [];
  for (let next = member.invited_by; next !== null && chain.length < LEVELS;) {
    const inviter = withId(next);
    if (!inviter) break;
    chain.push(inviter);
    next = inviter.invited_by;
  }
  return chain;
}
