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
  wrongCodes: { most: 5, within: 10 * MINUTE },
  wrongPasswords: { most: 10, within: 10 * MINUTE },
  wrongFundPasswords: { most: 5, within: 10 * MINUTE },
  /** By account and purpose; the button that asks for one waits as long (account.code-pause). */
  codesAtOnce: { most: 1, within: MINUTE },
  codesADay: { most: 20, within: DAY },
  /** By member: each is drawn anew and stored. */
  uploads: { most: 60, within: HOUR },
} as const satisfies Readonly<Record<string, Limit>>;
export type LimitName = keyof typeof LIMITS;

const SWEEP_ABOVE = 10_000;

/** Counts in memory: a restart forgives. */
export class Limits {
  private readonly counted = new Map<string, number[]>();

  constructor(private readonly clock: Clock) {}

  /** Refuses once the limit is reached; counting is apart, because only what failed counts for some. */
  check(name: LimitName, who: string): void {
    if (this.recent(name, who).length >= LIMITS[name].most) throw new Refusal('tooManyTries');
  }

  /**
   * One try at a secret; nothing or false says that it was wrong. Looked at again once that is known: of many at once
   * no more are answered than of as many one after the other.
   */
  async attempt<Found>(name: LimitName, who: string, act: () => Promise<Found>): Promise<Found> {
    this.check(name, who);
    const found = await act();
    this.check(name, who);
    if (!found) this.count(name, who);
    return found;
  }

  /** Milliseconds until it would be allowed again; 0 when it is. */
  wait(name: LimitName, who: string): number {
    const { most, within } = LIMITS[name];
    const first = this.recent(name, who).at(-most);
    return first === undefined ? 0 : first + within - this.clock.now();
  }

  count(name: LimitName, who: string): void {
    if (this.counted.size > SWEEP_ABOVE) this.sweep();
    this.counted.set(`${name}:${who}`, [...this.recent(name, who), this.clock.now()]);
  }

  forget(name: LimitName, who: string): void {
    this.counted.delete(`${name}:${who}`);
  }

  clear(): void {
    this.counted.clear();
  }

  private recent(name: LimitName, who: string): number[] {
    const since = this.clock.now() - LIMITS[name].within;
    return (this.counted.get(`${name}:${who}`) ?? []).filter(at => at > since);
  }

  private sweep(): void {
    const since = this.clock.now() - DAY;
    for (const [key, times] of this.counted) if ((times.at(-1) ?? 0) <= since) this.counted.delete(key);
  }
}
