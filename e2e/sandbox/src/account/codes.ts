import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Clock, MINUTE, SECOND } from '../clock/clock';
import type { Clerk } from '../ledger/clerk';
import type { Deed } from '../ledger/deed';
import type { Note } from '../inbox/note';
import { Refusal } from '../messages/refusal';
import { written } from '../security/quiet-day';
import type { Seals } from '../security/seals';
import type { CodeRow, Tables } from '../storage/tables';
import { type Asked, askedFor, triesOf } from './code-places';
import type { CodeCaller, CodePlace, CodePlaces, CodePurpose, Counted } from './code-places';
import type { Limits } from './limits';
import type { Mailbox } from './mailbox';
import { withTrunkZero } from './phone-number';

/** Of a try. */
interface Bounds {
  readonly bounds: readonly Counted[];
  readonly alsoCounted: readonly Counted[];
  /** Where it must have been asked for; null for anywhere. */
  readonly from: CodePlace | null;
}

/** One that is sent. */
interface Sent {
  /** Whose it is: the address, or with its trunk 0 where two accounts have the number. */
  readonly account: string;
  /** Where to: nowhere for an account that does not exist, as the answer is the same. */
  readonly to: string | null;
  /** The member's own, which no forged letter has. */
  readonly phrase?: string | null;
  readonly says?: Note | undefined;
}
const GOOD_FOR = 10 * MINUTE;

const freshCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** One-time codes: bound to an account and a purpose, single use, and the newest only of those that are asked for from one place. */
export class Codes {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly clock: Clock,
    private readonly clerk: Clerk,
    private readonly limits: Limits,
    private readonly mailbox: Mailbox,
    private readonly seals: Seals,
    private readonly places: CodePlaces,
  ) {}

  /** To one address; two where two accounts have it. */
  async send(account: string, purpose: CodePurpose, caller: CodeCaller, sent?: readonly Sent[]): Promise<void> {
    const asked = askedFor(account, purpose, this.places.of(account, caller));
    const usedUp = this.usedUpFor(asked);
    if (usedUp > 0) throw new Refusal('codesUsedUp', { until: written(this.clock.now() + usedUp) });
    const wait = this.limits.wait('codesAtOnce', asked.together);
    if (wait > 0) throw new Refusal('codeTooSoon', { seconds: Math.ceil(wait / SECOND) });
    this.limits.count('codesAtOnce', asked.together);
    this.limits.count('codesADay', asked.here);
    this.limits.count('codesADayInAll', asked.together);
    this.limits.count('codesSlowly', asked.together);
    this.limits.count('codesOut', asked.here);
    const asked_by = this.nameOf(asked.place);
    const letters = (sent ?? [{ account, to: account }]).map(one => ({ one, code: freshCode() }));
    await this.clerk.perform(deed => {
      for (const { one, code } of letters) {
        deed.write('one_time_code', {
          id: deed.nextId('one_time_code'),
          account: one.account,
          purpose,
          code_hash: this.hashOf(one.account, purpose, code),
          asked_by,
          created_at: deed.at,
          expires_at: deed.at + GOOD_FOR,
          wrong_tries: 0,
          used_at: null,
        });
      }
    });
    for (const { one, code } of letters) {
      const { to, phrase = null, says } = one;
      if (to !== null) this.mailbox.send({ to, purpose, code, phrase, ...(says === undefined ? {} : { says }) });
    }
  }

  /** Asked for where nobody but the owner is, for an address of theirs. */
  isOwners(account: string, caller: CodeCaller): boolean {
    return this.places.of(account, caller).isOwners;
  }

  /** Milliseconds until another one would be sent; 0 when it would be now. */
  sendWait(account: string, purpose: CodePurpose, caller: CodeCaller): number {
    const asked = askedFor(account, purpose, this.places.of(account, caller));
    return Math.max(this.usedUpFor(asked), this.limits.wait('codesAtOnce', asked.together));
  }

  /** Milliseconds until one would be looked at; 0 when it would be now. */
  tryWait(account: string, purpose: CodePurpose, caller: CodeCaller): number {
    const { bounds } = this.boundsOf(account, [purpose], caller);
    return Math.max(...bounds.map(({ limit, who }) => this.limits.wait(limit, who)));
  }

  /** account.code-bounds: beyond a day’s, strangers have one an hour between them: it goes to the owner, whoever asked for it. */
  private usedUpFor({ place, here, together }: Asked): number {
    const ofDay = this.limits.wait('codesADay', here);
    if (place.isOwners) return ofDay;
    const beyond = Math.max(ofDay, this.limits.wait('codesADayInAll', together));
    return Math.min(beyond, this.limits.wait('codesSlowly', together));
  }

  useUp(deed: Deed, code: CodeRow): void {
    deed.write('one_time_code', { ...code, used_at: deed.at });
  }

  /**
   * Right and unused; not used up by looking (account.code-first). Wrong ones are counted by account and by who brings
   * them: a stranger's keep nobody else from using the right one. Of all guests together they are bounded, and of all
   * members: an account is soon opened, and a token can be sent with every call. Of one address they are bounded over
   * all accounts, as names are soon invented.
   */
  async check(
    account: string,
    purpose: CodePurpose | readonly CodePurpose[],
    code: string,
    caller: CodeCaller,
  ): Promise<CodeRow> {
    if (code.trim() === '') throw new Refusal('codeRequired');
    const purposes = [purpose].flat();
    const { bounds, alsoCounted, from } = this.boundsOf(account, purposes, caller);
    const look = async () => {
      const tried = purposes.map(one => this.unused(account, one, code.trim(), from));
      return (await Promise.all(tried)).find(row => row !== undefined);
    };
    const bounded = bounds.reduceRight<() => Promise<CodeRow | undefined>>((then, { limit, who }) => {
      return () => this.limits.attempt(limit, who, then);
    }, look);
    const looking = bounded();
    const counted = alsoCounted.map(({ limit, who }) => this.limits.reserve(limit, who));
    // Nothing where it was right, or was not looked at.
    const giveBack = () => counted.forEach(undo => undo());
    const found = await looking.catch((problem: unknown) => {
      giveBack();
      throw problem;
    });
    if (!found) throw new Refusal('codeWrong');
    giveBack();
    return found;
  }

  /** account.code-bounds: whoever holds shut what strangers try keeps nobody from the code that was asked for where it is brought. */
  private boundsOf(account: string, purposes: readonly CodePurpose[], caller: CodeCaller): Bounds {
    const place = this.places.of(account, caller);
    const { own, strangers, here } = triesOf(account, caller, place);
    const isShut = strangers.some(({ limit, who }) => this.limits.wait(limit, who) > 0);
    const isOut = purposes.some(one => this.limits.wait('codesOut', askedFor(account, one, place).here) > 0);
    return isShut && isOut
      ? { bounds: here, alsoCounted: [], from: place }
      : { bounds: [...own, ...strangers], alsoCounted: here.filter(one => !own.includes(one)), from: null };
  }

  private async unused(
    account: string,
    purpose: CodePurpose,
    code: string,
    from: CodePlace | null,
  ): Promise<CodeRow | undefined> {
    const now = this.clock.now();
    const rows = await this.db
      .selectFrom('one_time_code')
      .selectAll()
      .where('account', 'in', [account, withTrunkZero(account)])
      .where('purpose', '=', purpose)
      // Neither older than it may be, nor of a time that a clock which was set back has yet to see.
      .where('created_at', '>', now - GOOD_FOR)
      .where('created_at', '<', now + GOOD_FOR)
      .orderBy('id', 'desc')
      .execute();
    // With one that was used all before it are over.
    const usedAt = Math.max(...rows.map(({ used_at }) => used_at ?? 0));
    const isSame = (row: CodeRow) => (other: CodeRow) =>
      other.asked_by === row.asked_by && other.account === row.account;
    return rows
      .filter((row, index) => rows.findIndex(isSame(row)) === index)
      .filter(row => row.used_at === null && row.created_at >= usedAt)
      .filter(row => from === null || row.asked_by === this.nameOf(from))
      .find(row => row.code_hash === this.hashOf(row.account, purpose, code));
  }

  /** Of the place, for the database: which network asked is nobody's to read there. */
  private nameOf({ name }: CodePlace): string {
    return this.seals.hash(`asked by:${name}`);
  }

  /** Six digits are found again in any hash that needs no key. */
  private hashOf(account: string, purpose: string, code: string): string {
    return this.seals.hash(`code:${purpose}:${account}:${code}`);
  }
}
