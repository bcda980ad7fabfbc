import { decimal, toScaled } from '@tradefloor/money';
import type { Kysely } from 'kysely';
import { spot } from '../ledger/account';
import type { Deed } from '../ledger/deed';
import type { Ledger } from '../ledger/ledger';
import type { Market } from '../market/market';
import type { MarketHall } from '../market/market-hall';
import type { Incoming, Order, Placed } from '../matching/order';
import type { SpotFillRow, Tables } from '../storage/tables';
import { type MemberOrder, orderRow } from './member-order';
import { quantityUnits, settle, totalUnits } from './settlement';

export interface OrderListener {
  /** It came, was filled in part, or went. */
  changed(order: MemberOrder): void;
  filled(fill: SpotFillRow): void;
}

/** Where members and simulated traders meet: the engine matches, the ledger follows, in one deed. */
export class TradingFloor {
  /** Members' open orders by id; what is not here belongs to a trader. */
  private readonly open = new Map<number, MemberOrder>();
  private readonly ofMember = new Map<number, Set<MemberOrder>>();
  private readonly listeners: OrderListener[] = [];

  constructor(
    private readonly hall: MarketHall,
    private readonly ledger: Ledger,
  ) {}

  /** Told once it is stored. */
  onOrder(listener: OrderListener): void {
    this.listeners.push(listener);
  }

  find(orderId: number): MemberOrder | undefined {
    return this.open.get(orderId);
  }

  openOrdersOf(memberId: number): MemberOrder[] {
    return [...(this.ofMember.get(memberId) ?? [])];
  }

  /** A simulated trader's order. */
  trade(deed: Deed, market: Market, incoming: Incoming): Placed {
    const placed = market.place(incoming, deed.at);
    this.settleAll(deed, market, placed, incoming, null);
    return placed;
  }

  /**
   * A member's order; its money has been checked. What of a limit order is left to rest locks what it may cost. Answers how
   * many older orders of his own were in its way, and are cancelled.
   */
  place(deed: Deed, market: Market, order: MemberOrder): number {
    this.keep(order);
    const { id, memberId: owner, side, price, quantity } = order;
    const incoming = { id, owner, side, price, quantity, rests: order.kind === 'limit' };
    const placed = market.place(incoming, deed.at);
    this.settleAll(deed, market, placed, incoming, order);
    if (order.remaining > 0n) {
      if (order.kind === 'market') this.close(deed, order, 'cancelled');
      else this.lock(deed, order, order.remaining, 1n);
    }
    this.note(deed, order, true);
    return placed.removed.length;
  }

  /** An order that stands already, as it is: it meets nobody by coming. */
  takeOver(deed: Deed, market: Market, order: MemberOrder): void {
    this.lock(deed, order, order.remaining, 1n);
    this.rest(market, order);
    this.note(deed, order, true);
  }

  cancel(deed: Deed, market: Market, order: MemberOrder): void {
    market.cancel(order.id);
    this.takeOut(deed, order);
  }

  /** Members' orders as they were stored, in the order in which they came. Traders' orders are gone. */
  async load(db: Kysely<Tables>): Promise<void> {
    this.open.clear();
    this.ofMember.clear();
    for (const market of this.hall.markets) market.book.clear();
    const rows = await db.selectFrom('spot_order').selectAll().where('state', '=', 'open').orderBy('id').execute();
    for (const row of rows) this.restore(row);
  }

  private restore(row: Tables['spot_order']): void {
    const market = this.hall.withId(row.pair_id);
    if (!market) return;
    const { pair } = market;
    const order: MemberOrder = {
      id: row.id,
      memberId: row.member_id,
      pair,
      side: row.side,
      kind: row.kind,
      price: toScaled(decimal(row.price), pair.priceScale),
      quantity: toScaled(decimal(row.quantity), pair.quantityScale),
      remaining: toScaled(decimal(row.remaining), pair.quantityScale),
      state: row.state,
      createdAt: row.created_at,
      closedAt: row.closed_at,
      clientOrderId: row.client_order_id,
    };
    this.rest(market, order);
  }

  private rest(market: Market, order: MemberOrder): void {
    this.keep(order);
    market.book.restore({ ...order, owner: order.memberId });
    market.version += 1;
  }

  private settleAll(deed: Deed, market: Market, placed: Placed, incoming: Incoming, taker: MemberOrder | null): void {
    for (const removed of placed.removed) this.removeOwn(deed, removed);
    for (const fill of placed.fills) {
      const maker = this.open.get(fill.maker.id) ?? null;
      if (!maker && !taker) continue;
      const [buyer, seller] = incoming.side === 'buy' ? [taker, maker] : [maker, taker];
      const { price, quantity } = fill;
      const trade = { pair: market.pair, price, quantity, buyer, seller, taker: incoming.side, at: deed.at };
      for (const row of settle(deed, this.ledger, trade)) this.noteFill(deed, row);
      if (taker) this.fill(deed, taker, fill.quantity);
      if (maker) {
        this.fill(deed, maker, fill.quantity);
        this.note(deed, maker);
      }
    }
  }

  private removeOwn(deed: Deed, removed: Order): void {
    const order = this.open.get(removed.id);
    if (order) this.takeOut(deed, order);
  }

  private keep(order: MemberOrder): void {
    this.open.set(order.id, order);
    this.ofMember.set(order.memberId, (this.ofMember.get(order.memberId) ?? new Set()).add(order));
  }

  private fill(deed: Deed, order: MemberOrder, quantity: bigint): void {
    order.remaining -= quantity;
    if (order.remaining === 0n) this.close(deed, order, 'filled');
  }

  private takeOut(deed: Deed, order: MemberOrder): void {
    this.lock(deed, order, order.remaining, -1n);
    this.close(deed, order, 'cancelled');
    this.note(deed, order);
  }

  private close(deed: Deed, order: MemberOrder, state: 'filled' | 'cancelled'): void {
    order.state = state;
    order.closedAt = deed.at;
    this.open.delete(order.id);
    this.ofMember.get(order.memberId)?.delete(order);
  }

  private lock(deed: Deed, order: MemberOrder, quantity: bigint, direction: 1n | -1n): void {
    const { pair, memberId, side } = order;
    const currency = side === 'buy' ? pair.quote : pair.base;
    const units =
      direction * (side === 'buy' ? totalUnits(pair, order.price, quantity) : quantityUnits(pair, quantity));
    const cause = direction === 1n ? 'spot_lock' : 'spot_unlock';
    deed.post({ cause, reference: `spot_order:${order.id}` }, [
      { holding: spot(memberId, currency.id), units: -units },
      { holding: spot(memberId, currency.id, 'locked'), units },
    ]);
  }

  private noteFill(deed: Deed, fill: SpotFillRow): void {
    deed.write('spot_fill', fill);
    deed.after(() => this.listeners.forEach(listener => listener.filled(fill)));
  }

  private note(deed: Deed, order: MemberOrder, isNew = false): void {
    deed.writeLatest('spot_order', String(order.id), () => orderRow(order), isNew);
    const told = { ...order };
    deed.after(() => this.listeners.forEach(listener => listener.changed(told)));
  }
}
