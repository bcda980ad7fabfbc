import type { Kysely } from 'kysely';
import type { Deed } from '../ledger/deed';
import { Groups } from '../storage/groups';
import type { Tables } from '../storage/tables';
import type { LeverageOrder } from './leverage-order';

export type LeverageListener = (memberId: number) => void;

/** Members' entrusts and positions: all that a price may still do something to. */
export class LeverageBook {
  private readonly live = new Map<number, LeverageOrder>();
  private readonly byMember = new Groups<LeverageOrder>();
  private readonly byPair = new Groups<LeverageOrder>();
  /** Closed in memory, and not stored yet. */
  private readonly leaving = new Map<number, LeverageOrder>();
  private readonly listeners: LeverageListener[] = [];
  /** The pair of each member's leverage screen: the one last asked about. */
  readonly onScreen = new Map<number, number>();

  async load(db: Kysely<Tables>): Promise<void> {
    for (const known of [this.live, this.byMember, this.byPair, this.leaving]) known.clear();
    const rows = await db
      .selectFrom('leverage_order')
      .selectAll()
      .where('state', 'in', ['pending', 'open'])
      .orderBy('id')
      .execute();
    for (const row of rows) this.keep(row);
  }

  /** Told once it is stored that something of a member's changed. */
  onChange(listener: LeverageListener): void {
    this.listeners.push(listener);
  }

  find(id: number): LeverageOrder | undefined {
    return this.live.get(id);
  }

  /** Oldest first. */
  ofMember(memberId: number): LeverageOrder[] {
    return this.byMember.of(memberId);
  }

  /** Oldest first. */
  ofPair(pairId: number): LeverageOrder[] {
    return this.byPair.of(pairId);
  }

  closingOf(memberId: number): LeverageOrder[] {
    return [...this.leaving.values()].filter(order => order.member_id === memberId);
  }

  /** Who has anything that lives. */
  members(): number[] {
    return this.byMember.keys();
  }

  all(): Iterable<LeverageOrder> {
    return this.live.values();
  }

  /** As it shall stand. */
  save(deed: Deed, order: LeverageOrder): void {
    if (order.state === 'pending' || order.state === 'open') this.keep(order);
    else this.drop(order);
    if (order.state === 'closed') this.leaving.set(order.id, order);
    deed.write('leverage_order', { ...order });
    deed.after(() => {
      this.leaving.delete(order.id);
      for (const listener of this.listeners) listener(order.member_id);
    });
  }

  private keep(order: LeverageOrder): void {
    this.live.set(order.id, order);
    this.byMember.put(order.member_id, order);
    this.byPair.put(order.pair_id, order);
  }

  private drop(order: LeverageOrder): void {
    this.live.delete(order.id);
    this.byMember.remove(order.member_id, order.id);
    this.byPair.remove(order.pair_id, order.id);
  }
}
