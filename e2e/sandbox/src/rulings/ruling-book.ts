import type { Kysely } from 'kysely';
import type { Deed } from '../ledger/deed';
import { Refusal } from '../messages/refusal';
import type { Tables } from '../storage/tables';
import type { DealKind, RulingRow } from '../storage/tables/c2c';
import { WordBook } from './word-book';

/** A deal that an operator may have to decide on, as it is now. */
export interface HeldDeal {
  readonly of: DealKind;
  readonly id: number;
  /** Whose the coins are when the deal is done. */
  readonly buyerId: number;
  /** Whose coins are held. */
  readonly sellerId: number;
  readonly currencyId: number;
  readonly quantity: string;
  readonly money: string;
}

type Listener = (row: RulingRow) => void;

/** The rulings that are open; nothing here moves money. */
export class RulingBook {
  /** What both say on their deals, also before anybody asks for a ruling. */
  readonly words = new WordBook();
  private readonly open = new Map<string, RulingRow>();
  private readonly listeners: Listener[] = [];

  /** Told once it is stored. */
  onRuling(listener: Listener): void {
    this.listeners.push(listener);
  }

  async load(db: Kysely<Tables>): Promise<void> {
    const rows = await db.selectFrom('ruling').selectAll().where('status', '=', 'open').execute();
    this.open.clear();
    for (const row of rows) this.open.set(keyOf(row.of_kind, row.deal_id), row);
    await this.words.load(db);
  }

  of(kind: DealKind, dealId: number): RulingRow | undefined {
    return this.open.get(keyOf(kind, dealId));
  }

  withId(id: number): RulingRow | undefined {
    return [...this.open.values()].find(row => row.id === id);
  }

  /** `askedBy` is null where nobody answered in time. */
  ask(deed: Deed, deal: HeldDeal, askedBy: number | null): RulingRow {
    if (this.of(deal.of, deal.id)) throw new Refusal('rulingAsked');
    const row: RulingRow = {
      id: deed.nextId('ruling'),
      of_kind: deal.of,
      deal_id: deal.id,
      buyer_id: deal.buyerId,
      seller_id: deal.sellerId,
      currency_id: deal.currencyId,
      quantity: deal.quantity,
      money: deal.money,
      asked_by: askedBy,
      asked_at: deed.at,
      status: 'open',
      decided_for: null,
      decided_by: null,
      closed_at: null,
    };
    this.keep(deed, row);
    this.open.set(keyOf(row.of_kind, row.deal_id), row);
    return row;
  }

  /** The two have done without. */
  settle(deed: Deed, kind: DealKind, dealId: number): void {
    const row = this.of(kind, dealId);
    if (row) this.close(deed, { ...row, status: 'settled', closed_at: deed.at });
  }

  decide(deed: Deed, row: RulingRow, decided: { readonly for: 'buyer' | 'seller'; readonly by: number }): void {
    this.close(deed, {
      ...row,
      status: 'decided',
      decided_for: decided.for,
      decided_by: decided.by,
      closed_at: deed.at,
    });
  }

  private close(deed: Deed, row: RulingRow): void {
    this.keep(deed, row);
    this.open.delete(keyOf(row.of_kind, row.deal_id));
  }

  private keep(deed: Deed, row: RulingRow): void {
    deed.write('ruling', row);
    deed.after(() => this.listeners.forEach(listener => listener(row)));
  }
}

const keyOf = (kind: DealKind, dealId: number): string => `${kind} ${dealId}`;
