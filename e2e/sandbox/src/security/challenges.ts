import { createHash, randomBytes } from 'node:crypto';
import { type Clock, MINUTE } from '../clock/clock';

const BYTES = 32;
const GOOD_FOR = 5 * MINUTE;
const MOST_TRIES = 5;

interface Challenge {
  readonly memberId: number;
  readonly until: number;
  tries: number;
}

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('hex');

/** Who gave the right password and owes the second step. In memory: a restart asks for the password again. */
export class Challenges {
  private readonly open = new Map<string, Challenge>();

  constructor(private readonly clock: Clock) {}

  pose(memberId: number): string {
    for (const [hash, { until }] of this.open) if (until <= this.clock.now()) this.open.delete(hash);
    const challenge = randomBytes(BYTES).toString('base64url');
    this.open.set(hashOf(challenge), { memberId, until: this.clock.now() + GOOD_FOR, tries: 0 });
    return challenge;
  }

  /** Whose it is, as one try of a few; null when it is unknown, late or tried too often. */
  try(challenge: string): number | null {
    const found = this.open.get(hashOf(challenge));
    if (!found || found.until <= this.clock.now() || found.tries >= MOST_TRIES) return null;
    found.tries += 1;
    return found.memberId;
  }

  meet(challenge: string): void {
    this.open.delete(hashOf(challenge));
  }
}
