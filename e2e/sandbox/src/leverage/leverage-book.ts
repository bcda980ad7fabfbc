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
  private storedByMember = new Groups<LeverageOrder>();
  /** What each deed leaves of the orders that it changes. */
  private readonly changes = new WeakMap<Deed, Map<number, LeverageOrder>>();
  /** Closed in memory, and not stored yet. */
  private readonly leaving = new Map<number, LeverageOrder>();
  private readonly listeners: LeverageListener[] = [];
  /** The pair of each member's leverage screen: the one last asked about. */
  readonly onScreen = new Map<number, number>();

  async load(db: Kysely<Tables>): Promise<void> {
    for (const known of [this.live, this.byMember, this.byPair, this.leaving]) known.clear();
    this.storedByMember = new Groups();
    const rows = await db
      .selectFrom('leverage_order')
      .selectAll()
      .where('state', 'in', ['pending', 'open'])
      .orderBy('id')
      .execute();
    for (const row of rows) {
      this.keep(row);
      this.storedByMember.put(row.member_id, row);
    }
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

  /** Oldest first: what others may be told of. What is not stored yet may never have been. */
  storedOf(memberId: number): LeverageOrder[] {
    return this.storedByMember.of(memberId);
  }

  /** Something of a member's has changed, and is not stored yet. */
  isAhead(memberId: number): boolean {
    const [now, stored] = [this.ofMember(memberId), this.storedOf(memberId)];
    return now.length !== stored.length || now.some((order, index) => order !== stored[index]);
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
    if (isLive(order)) this.keep(order);
    else this.drop(order);
    if (order.state === 'closed') this.leaving.set(order.id, order);
    deed.write('leverage_order', { ...order });
    this.changesOf(deed).set(order.id, order);
  }

  private changesOf(deed: Deed): Map<number, LeverageOrder> {
    const known = this.changes.get(deed);
    if (known) return known;
    const changed = new Map<number, LeverageOrder>();
    this.changes.set(deed, changed);
    const { storedByMember } = this;
    deed.after(() => this.stored([...changed.values()], storedByMember));
    return changed;
  }

  /** `among`: what was read again meanwhile has them already. */
  private stored(orders: readonly LeverageOrder[], among: Groups<LeverageOrder>): void {
    for (const order of orders) {
      this.leaving.delete(order.id);
      if (isLive(order)) among.put(order.member_id, order);
      else among.remove(order.member_id, order.id);
    }
    for (const memberId of new Set(orders.map(order => order.member_id))) {
      for (const listener of this.listeners) listener(memberId);
    }
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

const isLive = ({ state }: LeverageOrder): boolean => state === 'pending' || state === 'open';
