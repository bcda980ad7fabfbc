import type { Kysely } from 'kysely';
import type { Deed } from '../ledger/deed';
import type { Stored } from './stored-tables';
import type { Tables } from './tables';

type OfMember = { [Name in Stored]: Tables[Name] extends { member_id: number } ? Name : never }[Stored];

/** A table with one row a member, all of it in memory. */
export class KeptRows<Name extends OfMember> {
  private readonly stored = new Map<number, Tables[Name]>();
  /** Written and perhaps not stored yet: what a deed that follows must build upon. */
  private readonly written = new Map<number, Tables[Name]>();

  constructor(
    private readonly table: Name,
    private readonly read: (db: Kysely<Tables>) => Promise<ReadonlyArray<Tables[Name]>>,
  ) {}

  /** At start, and after a commit that was lost. */
  async load(db: Kysely<Tables>): Promise<void> {
    const rows = await this.read(db);
    this.written.clear();
    this.stored.clear();
    for (const row of rows) this.stored.set(row.member_id, row);
  }

  /** What answers are made of. */
  of(memberId: number): Tables[Name] | undefined {
    return this.stored.get(memberId);
  }

  /** What deeds are made of. */
  latest(memberId: number): Tables[Name] | undefined {
    return this.written.get(memberId) ?? this.stored.get(memberId);
  }

  all(): Iterable<Tables[Name]> {
    return this.stored.values();
  }

  write(deed: Deed, row: Tables[Name]): void {
    deed.write(this.table, row);
    const before = this.latest(row.member_id);
    this.written.set(row.member_id, row);
    deed.ifTakenBack(() => (before ? this.written.set(row.member_id, before) : this.written.delete(row.member_id)));
    deed.after(() => this.stored.set(row.member_id, row));
  }
}
