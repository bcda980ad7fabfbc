import { createHash, randomBytes } from 'node:crypto';
import type { LanguageCode } from '@tradefloor/contract';
import type { Kysely } from 'kysely';
import { DAY, MINUTE } from '../clock/clock';
import type { Clock } from '../clock/clock';
import type { Clerk } from '../ledger/clerk';
import type { Deed } from '../ledger/deed';
import type { SessionRow, Tables } from '../storage/tables';

const TOKEN_BYTES = 32;
export const IDLE_LIMIT = 7 * DAY;
export const ABSOLUTE_LIMIT = 30 * DAY;
/** Devices that a member can be signed in at. */
export const MOST_SESSIONS = 20;
/** How exactly the last use is stored. */
const USE_NOTED_EVERY = MINUTE;

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Tokens are 256 random bits; only their hash is kept, so that a stolen database opens no session. */
export class Sessions {
  private readonly byHash = new Map<string, SessionRow>();
  private readonly languages = new Map<string, LanguageCode>();
  /** Whose sessions end with commits that are under way. */
  private readonly ending = new Map<Deed, number>();
  private readonly endListeners: Array<(session: SessionRow) => void> = [];

  constructor(
    private readonly clock: Clock,
    private readonly clerk: Clerk,
  ) {}

  async load(db: Kysely<Tables>): Promise<void> {
    this.byHash.clear();
    for (const row of await db.selectFrom('session').selectAll().execute()) this.byHash.set(row.token_hash, row);
  }

  async open(
    memberId: number,
    { device, address }: Pick<SessionRow, 'device' | 'address'>,
    also: (deed: Deed) => void = () => {},
  ): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.clerk.perform(deed => {
      const row = {
        token_hash: hashOfToken(token),
        member_id: memberId,
        created_at: deed.at,
        used_at: deed.at,
        device,
        address,
      };
      deed.write('session', row);
      deed.after(() => this.byHash.set(row.token_hash, row));
      also(deed);
    });
    await this.closeBeyond(MOST_SESSIONS, memberId);
    return token;
  }

  /** Whose it is, or null when it is unknown, idle for too long, or too old. */
  owner(token: string): number | null {
    return this.ownerOf(hashOfToken(token));
  }

  ownerOf(tokenHash: string): number | null {
    const session = this.byHash.get(tokenHash);
    if (!session || this.isOver(session)) return null;
    const now = this.clock.now();
    if (now - session.used_at > USE_NOTED_EVERY) this.noteUse(session, now);
    return session.member_id;
  }

  /** For what is about to be done. What is done while the commit that ends a session is under way would be stored after it. */
  isOpen(token: string): boolean {
    const session = this.byHash.get(hashOfToken(token));
    return session !== undefined && ![...this.ending.values()].includes(session.member_id);
  }

  /** What a session's last call was asked in is what it is pushed in. */
  heard(token: string, language: LanguageCode): void {
    this.languages.set(hashOfToken(token), language);
  }

  languageOf(session: SessionRow): LanguageCode {
    return this.languages.get(session.token_hash) ?? 'en';
  }

  /** Those that ran out by themselves end for good, and their sockets with them. */
  async endOutdated(): Promise<boolean> {
    return this.closeThose(session => this.isOver(session));
  }

  /** Newest first; those that have run out are not there any more. */
  of(memberId: number): readonly SessionRow[] {
    const mine = [...this.byHash.values()].filter(session => session.member_id === memberId && !this.isOver(session));
    return mine.sort((one, other) => other.created_at - one.created_at);
  }

  async close(token: string): Promise<void> {
    await this.closeThose(session => session.token_hash === hashOfToken(token));
  }

  /** With a new password, in its commit: whatever ends the exchange then, none of them opens the account again. */
  endAllOf(deed: Deed, memberId: number): void {
    this.ending.set(deed, memberId);
    deed.inTheEnd(() => this.ending.delete(deed));
    deed.run(tx => tx.deleteFrom('session').where('member_id', '=', memberId).execute());
    deed.after(() => this.forget([...this.byHash.values()].filter(session => session.member_id === memberId)));
  }

  /** For a test of 999. */
  async closeAllOf(memberId: number): Promise<void> {
    await this.closeThose(session => session.member_id === memberId);
  }

  onEnd(listener: (session: SessionRow) => void): void {
    this.endListeners.push(listener);
  }

  /** The oldest go: who signs in again and again fills nobody's memory. */
  private async closeBeyond(most: number, memberId: number): Promise<void> {
    const over = new Set(this.of(memberId).slice(most));
    if (over.size > 0) await this.closeThose(session => over.has(session));
  }

  async closeThose(which: (session: SessionRow) => boolean): Promise<boolean> {
    const ended = [...this.byHash.values()].filter(which);
    const hashes = ended.map(session => session.token_hash);
    if (hashes.length === 0) return false;
    // Closed at once: a session that could not be removed from the store is better closed here than open.
    this.forget(ended);
    await this.clerk.perform(deed =>
      deed.run(tx => tx.deleteFrom('session').where('token_hash', 'in', hashes).execute()),
    );
    return true;
  }

  private forget(ended: readonly SessionRow[]): void {
    for (const session of ended) {
      this.byHash.delete(session.token_hash);
      this.languages.delete(session.token_hash);
      for (const listener of this.endListeners) listener(session);
    }
  }

  private isOver(session: SessionRow): boolean {
    const now = this.clock.now();
    return now - session.used_at > IDLE_LIMIT || now - session.created_at > ABSOLUTE_LIMIT;
  }

  private noteUse(session: SessionRow, now: number): void {
    session.used_at = now;
    // Written after the commit that deletes it, it would be there again.
    if ([...this.ending.values()].includes(session.member_id)) return;
    // Not waited for: a use that is not noted only ends an idle session earlier.
    this.clerk.perform(deed => deed.write('session', { ...session })).catch(() => {});
  }
}
