import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Clock, MINUTE, SECOND } from '../clock/clock';
import type { Clerk } from '../ledger/clerk';
import type { Deed } from '../ledger/deed';
import { Refusal } from '../messages/refusal';
import { written } from '../security/quiet-day';
import type { Seals } from '../security/seals';
import type { CodeRow, Tables } from '../storage/tables';
import type { Caller } from '../wire/ask';
import type { Limits } from './limits';
import type { Mailbox } from './mailbox';

export type CodePurpose = 'register' | 'forget' | 'bind';
interface Sending {
  readonly reaches?: boolean;
  /** Who asks for it. */
  readonly network?: string;
  /** The member's own, which no forged letter has. */
  readonly phrase?: string | null;
}
const GOOD_FOR = 10 * MINUTE;

/** One-time codes: bound to an account and a purpose, single use, the newest only. */
export class Codes {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly clock: Clock,
    private readonly clerk: Clerk,
    private readonly limits: Limits,
    private readonly mailbox: Mailbox,
    private readonly seals: Seals,
  ) {}

  /** `reaches` is false for an account that does not exist: the answer is the same, but nothing is sent. */
  async send(
    account: string,
    purpose: CodePurpose,
    { reaches = true, network = '', phrase = null }: Sending = {},
  ): Promise<void> {
    const who = `${purpose} ${account}`;
    const asked = `${who} from ${network}`;
    const usedUp = this.usedUpFor(who, asked);
    if (usedUp > 0) throw new Refusal('codesUsedUp', { until: written(this.clock.now() + usedUp) });
    const wait = this.limits.wait('codesAtOnce', who);
    if (wait > 0) throw new Refusal('codeTooSoon', { seconds: Math.ceil(wait / SECOND) });
    this.limits.count('codesAtOnce', who);
    this.limits.count('codesADay', asked);
    this.limits.count('codesADayInAll', who);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.clerk.perform(deed => {
      const id = deed.nextId('one_time_code');
      deed.write('one_time_code', {
        id,
        account,
        purpose,
        code_hash: this.hashOf(account, purpose, code),
        created_at: deed.at,
        expires_at: deed.at + GOOD_FOR,
        wrong_tries: 0,
        used_at: null,
      });
    });
    if (reaches) this.mailbox.send({ to: account, purpose, code, phrase });
  }

  /** Milliseconds until another one would be sent; 0 when it would be now. */
  sendWait(account: string, purpose: CodePurpose, network: string): number {
    const who = `${purpose} ${account}`;
    return Math.max(this.usedUpFor(who, `${who} from ${network}`), this.limits.wait('codesAtOnce', who));
  }

  /** Milliseconds until one would be looked at; 0 when it would be now. */
  tryWait(account: string, { member, network }: Pick<Caller, 'member' | 'network'>): number {
    return Math.max(
      this.limits.wait('failedCodes', triedFrom(member, network)),
      this.limits.wait('strangersCodes', triedByAll(account, member)),
      this.limits.wait('wrongCodes', triedBy(account, member, network)),
    );
  }

  private usedUpFor(who: string, asked: string): number {
    return Math.max(this.limits.wait('codesADay', asked), this.limits.wait('codesADayInAll', who));
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
    { member, network }: Pick<Caller, 'member' | 'network'>,
  ): Promise<CodeRow> {
    if (code.trim() === '') throw new Refusal('codeRequired');
    const look = async () => {
      const tried = [purpose].flat().map(one => this.unused(account, one, code.trim()));
      return (await Promise.all(tried)).find(row => row !== undefined);
    };
    const lookHere = () => this.limits.attempt('wrongCodes', triedBy(account, member, network), look);
    const lookForAll = () => this.limits.attempt('strangersCodes', triedByAll(account, member), lookHere);
    const found = await this.limits.attempt('failedCodes', triedFrom(member, network), lookForAll);
    if (!found) throw new Refusal('codeWrong');
    return found;
  }

  private async unused(account: string, purpose: CodePurpose, code: string): Promise<CodeRow | undefined> {
    const newest = await this.db
      .selectFrom('one_time_code')
      .selectAll()
      .where('account', '=', account)
      .where('purpose', '=', purpose)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const isRight =
      newest?.used_at === null &&
      // Neither older than it may be, nor of a time that a clock which was set back has yet to see.
      Math.abs(this.clock.now() - newest.created_at) < GOOD_FOR &&
      newest.code_hash === this.hashOf(account, purpose, code);
    return isRight ? newest : undefined;
  }

  /** Six digits are found again in any hash that needs no key. */
  private hashOf(account: string, purpose: string, code: string): string {
    return this.seals.hash(`code:${purpose}:${account}:${code}`);
  }
}

const triedBy = (account: string, member: Caller['member'], network: string): string =>
  `${account} by ${member ? `member ${member.id}` : network}`;

const triedByAll = (account: string, member: Caller['member']): string => (member ? `${account} by members` : account);

/** Guests use up nothing of what members have who share their address. */
const triedFrom = (member: Caller['member'], network: string): string => (member ? `${network} by members` : network);
