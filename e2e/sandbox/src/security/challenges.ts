import { createHash, randomBytes } from 'node:crypto';
import type { Member } from '../account/members';
import { type Clock, MINUTE } from '../clock/clock';

const BYTES = 32;
const GOOD_FOR = 5 * MINUTE;
const MOST_TRIES = 5;
/** Of one member. */
const MOST_AT_ONCE = 20;

interface Challenge {
  /** As it was when the password was given. */
  readonly member: Member;
  readonly until: number;
  tries: number;
}

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('hex');

/** A clock that was set back makes none good for longer. */
const isGood = ({ until }: Pick<Challenge, 'until'>, now: number): boolean => now < until && until - now <= GOOD_FOR;

/** Who gave the right password and owes the second step. In memory: a restart asks for the password again. */
export class Challenges {
  private readonly open = new Map<string, Challenge>();

  constructor(private readonly clock: Clock) {}

  pose(member: Member): string {
    for (const [hash, { until }] of this.open) if (!isGood({ until }, this.clock.now())) this.open.delete(hash);
    const mine = [...this.open].filter(([, found]) => found.member.id === member.id);
    // The oldest go: the right password alone must not fill the memory.
    for (const [hash] of mine.slice(0, 1 - MOST_AT_ONCE)) this.open.delete(hash);
    const challenge = randomBytes(BYTES).toString('base64url');
    this.open.set(hashOf(challenge), { member, until: this.clock.now() + GOOD_FOR, tries: 0 });
    return challenge;
  }

  /** Whose it is, as one try of a few; null when it is unknown, late or tried too often. */
  try(challenge: string): Member | null {
    const found = this.open.get(hashOf(challenge));
    if (!found || !isGood(found, this.clock.now()) || found.tries >= MOST_TRIES) return null;
    found.tries += 1;
    return found.member;
  }

  meet(challenge: string): void {
    this.open.delete(hashOf(challenge));
  }
}
