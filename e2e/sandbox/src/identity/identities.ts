import type { Member } from '../account/members';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import type { IdentityRow } from '../storage/tables/account';

/** `1101 0119-9001 011234x` and `11010119900101123X` are one number. */
export const plainCard = (cardId: string): string => cardId.replace(/[\s-]/g, '').toUpperCase();
export const isCard = (card: string): boolean => /^[A-Z0-9]{5,40}$/.test(card);

/** Another member's, handed in and not refused. */
export function isCardTaken(core: Core, memberId: number, hash: string): boolean {
  return [...core.identities.all()].some(row => row.card_hash === hash && row.member_id !== memberId);
}

interface Handed {
  readonly name: string;
  readonly card: string;
  readonly front: string | null;
  readonly reverse: string | null;
  readonly status: 1 | 2;
}

export function handIn(core: Core, deed: Deed, memberId: number, { name, card, front, reverse, status }: Handed): void {
  core.identities.write(deed, {
    member_id: memberId,
    name,
    card_sealed: core.seals.seal(card),
    card_hash: core.seals.hash(card),
    front_picture: front,
    reverse_picture: reverse,
    status,
    submitted_at: deed.at,
    reviewed_at: status === 2 ? deed.at : null,
  });
  core.members.change(deed, memberId, { review_status: status });
}

/** Enough for its owner to know it again. */
export function maskedCard(core: Core, { card_sealed }: IdentityRow): string | null {
  const card = core.seals.open(card_sealed);
  return card === null ? null : `${card.slice(0, 2)}${'*'.repeat(Math.max(card.length - 4, 1))}${card.slice(-2)}`;
}

/** 李** , J*** S****: the first letter of each word. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .map(word => word.replace(/(?<=.)./gu, '*'))
    .join(' ');

export const isVerified = (member: Member): boolean => member.review_status === 2;
