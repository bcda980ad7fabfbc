import type { Kysely } from 'kysely';
import type { Deed } from '../ledger/deed';
import type { Tables } from '../storage/tables';
import type { PaymentDetailRow } from '../storage/tables/c2c';

/** How members can be paid, and under which name merchants trade. */
export class Payees {
  private readonly details = new Map<number, PaymentDetailRow>();
  private readonly names = new Map<number, string>();

  async load(db: Kysely<Tables>): Promise<void> {
    this.details.clear();
    this.names.clear();
    for (const row of await db.selectFrom('payment_detail').selectAll().execute()) this.details.set(row.member_id, row);
    for (const row of await db.selectFrom('c2c_trader').selectAll().execute()) this.names.set(row.member_id, row.name);
  }

  of(memberId: number): PaymentDetailRow | null {
    return this.details.get(memberId) ?? null;
  }

  nameOf(memberId: number): string | null {
    return this.names.get(memberId) ?? null;
  }

  /** Known once it is stored. */
  save(deed: Deed, row: PaymentDetailRow): void {
    deed.write('payment_detail', row);
    deed.after(() => this.details.set(row.member_id, row));
  }

  name(deed: Deed, memberId: number, name: string): void {
    deed.write('c2c_trader', { member_id: memberId, name });
    deed.after(() => this.names.set(memberId, name));
  }
}
