import { DAY, HOUR, MINUTE } from '../clock/clock';
import type { Clock } from '../clock/clock';
import { Refusal } from '../messages/refusal';

interface Limit {
  readonly most: number;
  readonly within: number;
}

/** exchange.rate-limits: by address in an hour, by account in ten minutes. */
const LIMITS = {
  registrations: { most: 30, within: HOUR },
  codeRequests: { most: 60, within: HOUR },
  failedSignIns: { most: 100, within: HOUR },
  /** By address, for guests and for members. */
  failedCodes: { most: 100, within: HOUR },
  /** By account and address, or member. */
  wrongCodes: { most: 5, within: 10 * MINUTE },
  /** By account, over all addresses, and over all members. */
  strangersCodes: { most: 20, within: 10 * MINUTE },
  /** By account and place. */
  wrongPasswords: { most: 10, within: 10 * MINUTE },
  /** By account, over all places that its owner does not use. */
  strangersPasswords: { most: 100, within: HOUR },
  wrongFundPasswords: { most: 5, within: 10 * MINUTE },
  /** By account and purpose; the button that asks for one waits as long (account.code-pause). */
  codesAtOnce: { most: 1, within: MINUTE },
  codesADay: { most: 20, within: DAY },
  /** Over all strangers' addresses that ask for them: a mailbox is not to be filled either (account.code-bounds). */
  codesADayInAll: { most: 60, within: DAY },
  /** Beyond those of a day. */
  codesSlowly: { most: 1, within: HOUR },
  /** As long as one is good. */
  codesOut: { most: 1, within: 10 * MINUTE },
  /** By member and what they tell. */
  ownerLetters: { most: 10, within: DAY },
  /** By member: each is drawn anew and stored. */
  uploads: { most: 60, within: HOUR },
  /** c2c.words-bounds, by member over all deals. */
  words: { most: 20, within: MINUTE },
} as const satisfies Readonly<Record<string, Limit>>;
export type LimitName = keyof typeof LIMITS;

const SWEEP_ABOVE = 10_000;

/** Counts in memory: a restart forgives. */
export class Limits {
  private readonly counted = new Map<string, number[]>();
  private latest = 0;
  private sweptAt = 0;

  constructor(private readonly clock: Clock) {}

  /** Refuses once the limit is reached; counting is apart, because only what failed counts for some. */
  check(name: LimitName, who: string): void {
    const wait = this.wait(name, who);
    if (wait > 0) throw new Refusal('tooManyTries', { minutes: Math.ceil(wait / MINUTE) });
  }

  /**
   * One try at a secret; nothing or false says that it was wrong. It counts before it is looked at: of many at once no
   * more are, than of as many one after the other.
   */
  async attempt<Found>(name: LimitName, who: string, act: () => Promise<Found>): Promise<Found> {
    this.check(name, who);
    const giveBack = this.reserve(name, who);
    try {
      const found = await act();
      if (found) giveBack();
      return found;
    } catch (problem) {
      // It was not looked at.
      giveBack();
      throw problem;
    }
  }

  /** Counts one, and answers how to take that back. */
  reserve(name: LimitName, who: string): () => void {
    this.count(name, who);
    return () => {
      const key = `${name}:${who}`;
      const left = (this.counted.get(key) ?? []).slice(0, -1);
      if (left.length > 0) this.counted.set(key, left);
      else this.counted.delete(key);
    };
  }

  /** Milliseconds until it would be allowed again; 0 when it is. */
  wait(name: LimitName, who: string): number {
    const { most, within } = LIMITS[name];
    const first = this.recent(name, who).at(-most);
    return first === undefined ? 0 : first + within - this.now();
  }

  count(name: LimitName, who: string): void {
    if (this.counted.size > SWEEP_ABOVE) this.sweep();
    this.counted.set(`${name}:${who}`, [...this.recent(name, who), this.now()]);
  }

  forget(name: LimitName, who: string): void {
    this.counted.delete(`${name}:${who}`);
  }

  get known(): number {
    return this.counted.size;
  }

  clear(): void {
    this.counted.clear();
  }

  private recent(name: LimitName, who: string): number[] {
    const since = this.now() - LIMITS[name].within;
    return (this.counted.get(`${name}:${who}`) ?? []).filter(at => at > since);
  }

  /** A clock that is set back takes everything back with it: nothing is locked for longer. */
  private now(): number {
    const now = this.clock.now();
    const back = this.latest - now;
    this.latest = now;
    if (back > 0)
      for (const [key, times] of this.counted)
        this.counted.set(
          key,
          times.map(at => at - back),
        );
    return now;
  }

  /** Seldom: a flood of names must not make each of them pay for all. */
  private sweep(): void {
    const now = this.now();
    if (Math.abs(now - this.sweptAt) < MINUTE) return;
    this.sweptAt = now;
    for (const [key, times] of this.counted) {
      if ((times.at(-1) ?? 0) <= now - withinOf(key)) this.counted.delete(key);
    }
  }
}

/** Of the limit that a key begins with. */
function withinOf(key: string): number {
  const name = key.slice(0, key.indexOf(':'));
  return name in LIMITS ? LIMITS[name as LimitName].within : DAY;
}
