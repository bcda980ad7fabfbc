import { randomInt } from 'node:crypto';
import { withoutTrunkZero } from '@tradefloor/contract';
import type { Kysely } from 'kysely';
import type { Deed } from '../ledger/deed';
import type { MemberRow, Tables } from '../storage/tables';
import { fullNumber, withTrunkZero } from './phone-number';

export type Member = Readonly<MemberRow>;
export type Role = 'acceptor' | 'agent' | 'operator' | 'simulated';

interface Reached {
  readonly account: string;
  readonly member: Member;
}

/** Without the letters that are read as digits. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Everybody who has an account, in memory: who is asking is asked with every call. */
export class Members {
  private readonly byId = new Map<number, Member>();
  private readonly byAccount = new Map<string, Member>();
  private readonly byInvitation = new Map<string, Member>();
  /** Written and perhaps not stored yet: what a deed that follows must build upon. */
  private readonly written = new Map<number, Member>();

  /** At start, and after a commit that was lost. */
  async load(db: Kysely<Tables>): Promise<void> {
    this.written.clear();
    const rows = await db.selectFrom('member').selectAll().execute();
    // Those with a trunk 0 last: a number is whose it is without it.
    for (const row of rows) if (!hasZero(row)) this.know(row);
    for (const row of rows) if (hasZero(row)) this.know(row);
  }

  withId(id: number): Member | undefined {
    return this.byId.get(id);
  }

  /** A phone by its full number, or by a bare one and its country. */
  withAccount(account: string, countryCode?: string): Member | undefined {
    return this.byAccount.get(plainAccount(account, countryCode));
  }

  /** Two, where one was opened by a number and one by the same with its trunk 0: the password tells which is meant. */
  allWithAccount(account: string, countryCode?: string): Member[] {
    const plain = plainAccount(account, countryCode);
    return [plain, withTrunkZero(plain)].flatMap(name => this.byAccount.get(name) ?? []);
  }

  /** Those whose address it is, each by the name that it alone has (as above). */
  reachedAt(address: string): Reached[] {
    return [address, withTrunkZero(address)].flatMap(account => {
      const member = this.reachedAs(account);
      return member ? [{ account, member }] : [];
    });
  }

  /** By exactly this name. That of an account that was opened with it may be an address that it gave up since. */
  reachedAs(account: string): Member | undefined {
    const member = this.byAccount.get(account);
    return member && [member.email, member.phone].includes(account) ? member : undefined;
  }

  withRole(role: Role): Member[] {
    return [...this.byId.values()].filter(member => hasRole(member, role));
  }

  invitedBy(extensionCode: string): Member | undefined {
    return this.byInvitation.get(extensionCode.trim().toUpperCase());
  }

  /** What deeds are made of: two that change the same member must not undo each other. */
  latest(id: number): Member | undefined {
    return this.written.get(id) ?? this.byId.get(id);
  }

  change(deed: Deed, id: number, changed: Partial<Omit<Member, 'id'>>): void {
    const member = this.latest(id);
    if (member) this.save(deed, { ...member, ...changed });
  }

  /** Known once it is stored. */
  save(deed: Deed, member: Member): void {
    deed.write('member', { ...member });
    const before = this.latest(member.id);
    this.written.set(member.id, member);
    deed.ifTakenBack(() => (before ? this.written.set(member.id, before) : this.written.delete(member.id)));
    deed.after(() => this.know(member));
  }

  freshInvitation(): string {
    const code = `${letter()}${letter()}${String(randomInt(10_000)).padStart(4, '0')}`;
    return this.byInvitation.has(code) ? this.freshInvitation() : code;
  }

  private know(row: Member): void {
    // An address that was given up lets nobody in any more.
    const before = this.byId.get(row.id);
    for (const name of [before?.email, before?.phone]) {
      if (name && this.byAccount.get(name)?.id === row.id) this.byAccount.delete(name);
    }
    const member = this.withoutZero(row);
    this.byId.set(member.id, member);
    this.byInvitation.set(member.extension_code, member);
    for (const account of [member.account, member.email, member.phone]) {
      if (account !== null) this.byAccount.set(account, member);
    }
  }

  /** account.phone-numbers: numbers were once stored as typed. One stays so where somebody else has it without its 0. */
  private withoutZero(row: Member): Member {
    const own = (number: string): string => {
      const plain = withoutTrunkZero(number);
      return (this.byAccount.get(plain)?.id ?? row.id) === row.id ? plain : number;
    };
    return { ...row, account: own(row.account), phone: row.phone === null ? null : own(row.phone) };
  }
}

const hasZero = ({ account, phone }: Member): boolean =>
  [account, phone].some(number => number !== null && withoutTrunkZero(number) !== number);

const letter = (): string => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length));

export const hasRole = (member: Member, role: Role): boolean => member.roles.split(',').includes(role);

export const isSimulated = (member: Member | undefined): boolean =>
  member !== undefined && hasRole(member, 'simulated');

/**
 * `  Trader@Tradefloor.test` and `trader@tradefloor.test` are one account; so are `+86 138…` and `138…`, in full width too,
 * and whatever nobody sees in them, as marks of direction.
 */
export function plainAccount(account: string, countryCode?: string): string {
  const plain = account
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  return fullNumber(plain, countryCode) ?? plain;
}
