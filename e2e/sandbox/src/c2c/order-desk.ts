import type { PayeeDetails } from '@tradefloor/contract';
import { type Amount, amount, PAYMENT_WINDOW_MS } from '@tradefloor/money';
import type { Kysely } from 'kysely';
import type { Member } from '../account/members';
import { DAY } from '../clock/clock';
import type { Deed } from '../ledger/deed';
import { giveBack, handOver } from '../ledger/escrow';
import { findCurrency } from '../market/currency';
import { Refusal } from '../messages/refusal';
import type { Tables } from '../storage/tables';
import type { AdvertRow, C2cOrderRow } from '../storage/tables/c2c';
import type { AdvertBoard } from './advert-board';
import { costOf, isPublished } from './advert-rules';
import { Cancellations, startOfDay } from './cancellations';
import { assertMayTrade } from './may-trade';
import { assertFewOpen } from './open-orders';
import { escrowOf, placedOn, referenceOf } from './order-escrow';
import { OrderNews } from './order-news';
import { detailsFor, type Payees, takes } from './payees';

/** Orders between members, from taking an advert to the release (c2c.order-states): 0 → 2, or 0 → 3 → 1. */
export class OrderDesk extends OrderNews {
  readonly cancellations = new Cancellations();
  private readonly open = new Map<number, C2cOrderRow>();

  constructor(
    private readonly board: AdvertBoard,
    private readonly payees: Payees,
    /** Simulated merchants buy without end: sellers who never release must not keep them from others. */
    private readonly isSimulated: (memberId: number) => boolean,
  ) {
    super();
  }

  /** As they were stored: windows go on from where they were. */
  async load(db: Kysely<Tables>, now: number): Promise<void> {
    this.open.clear();
    const orders = db.selectFrom('c2c_order');
    const open = await orders.selectAll().where('status', 'in', ['unpaid', 'paid']).orderBy('id').execute();
    for (const row of open) this.open.set(row.id, row);
    const cancelled = await orders
      .select(['buyer_id', 'seller_id', 'owner_id', 'closed_at'])
      .where('status', '=', 'cancelled')
      .where('closed_at', '>=', startOfDay(now) - DAY)
      .execute();
    this.cancellations.load(cancelled);
  }

  unfinished(): C2cOrderRow[] {
    return [...this.open.values()];
  }

  unfinishedWith(id: number): C2cOrderRow | undefined {
    return this.open.get(id);
  }

  unfinishedOf(advertId: number): number {
    return this.unfinished().filter(order => order.advert_id === advertId).length;
  }

  /** The collection code of somebody whom this member has to pay. */
  paysBy(memberId: number, picture: string): boolean {
    return this.unfinished().some(order => {
      const details: PayeeDetails = JSON.parse(order.seller_details);
      return order.buyer_id === memberId && details.picture === picture;
    });
  }

  /** What its owner can't serve now is neither shown nor taken. */
  isServed({ member_id: ownerId, side, way }: AdvertRow, now: number): boolean {
    const details = this.payees.of(ownerId);
    if (!details || this.cancellations.isStopped(ownerId, now)) return false;
    return side === 'buy' || takes(details, way);
  }

  /** All that remains, or `quantity` of it. */
  take(deed: Deed, taker: Member, advertId: number, quantity: Amount | null): C2cOrderRow {
    const advert = this.board.find(advertId);
    if (!advert || !isPublished(advert)) throw new Refusal('advertGone');
    if (advert.member_id === taker.id) throw new Refusal('advertOwn');
    const takerSells = advert.side === 'buy';
    const takerDetails = assertMayTrade(taker, this.payees.of(taker.id), takerSells ? advert.way : null);
    this.cancellations.assertNotStopped(taker.id, deed.at);
    const ownerDetails = this.payees.of(advert.member_id);
    if (!ownerDetails || !this.isServed(advert, deed.at)) throw new Refusal('advertGone');
    const currency = findCurrency(advert.currency_id);
    if (!currency) throw new Refusal('unknownCurrency');
    const taken = quantity ?? amount(advert.remaining);
    const money = costOf(advert, taken, currency);
    const [buyerId, sellerId] = takerSells ? [advert.member_id, taker.id] : [taker.id, advert.member_id];
    const [buyer, seller] = takerSells ? [ownerDetails, takerDetails] : [takerDetails, ownerDetails];
    if (!this.isSimulated(buyerId)) assertFewOpen(this.unfinished(), { buyerId, takerId: taker.id });
    const order: C2cOrderRow = {
      ...placedOn(advert),
      id: deed.nextId('c2c_order'),
      buyer_id: buyerId,
      seller_id: sellerId,
      quantity: taken,
      money,
      status: 'unpaid',
      created_at: deed.at,
      pay_by: deed.at + PAYMENT_WINDOW_MS,
      seller_details: JSON.stringify(detailsFor(seller, advert.way)),
      // Who receives nothing needs no collection code.
      buyer_details: JSON.stringify({ ...detailsFor(buyer, advert.way), picture: null }),
    };
    if (takerSells) this.board.hold(deed, { cause: 'c2c_hold', reference: referenceOf(order) }, escrowOf(order));
    this.board.take(deed, advert, taken);
    this.keep(deed, order);
    this.stepped(deed, order, 'taken');
    return order;
  }

  pay(deed: Deed, memberId: number, id: number): void {
    const order = this.awaitingPayment(deed, memberId, id);
    this.keep(deed, { ...order, status: 'paid', paid_at: deed.at });
    this.stepped(deed, order, 'paid');
  }

  cancel(deed: Deed, memberId: number, id: number): void {
    this.undo(deed, this.awaitingPayment(deed, memberId, id), 'buyer');
  }

  /** Nobody paid in time. */
  expire(deed: Deed, id: number): void {
    const order = this.open.get(id);
    if (order?.status === 'unpaid' && deed.at >= order.pay_by) this.undo(deed, order, 'time');
  }

  release(deed: Deed, memberId: number, id: number): void {
    const order = this.orderOf(memberId, id);
    if (order.seller_id !== memberId) throw new Refusal('forbidden');
    if (order.status !== 'paid') throw new Refusal('c2cOrderMoved');
    this.handOver(deed, order, 'seller');
    this.stepped(deed, order, 'released');
  }

  /** An operator has decided on what the two did not agree on: the coins go, or come back and count as cancelled. */
  rule(deed: Deed, id: number, decidedFor: 'buyer' | 'seller'): void {
    const order = this.open.get(id);
    if (order?.status !== 'paid') throw new Refusal('c2cOrderMoved');
    if (decidedFor === 'buyer') this.handOver(deed, order, 'ruling');
    else this.undo(deed, order, 'ruling');
  }

  /** c2c.claim-withdrawn: the buyer says that the money was not paid after all. */
  withdrawClaim(deed: Deed, memberId: number, id: number): void {
    const order = this.orderOf(memberId, id);
    if (order.buyer_id !== memberId) throw new Refusal('forbidden');
    if (order.status !== 'paid') throw new Refusal('c2cOrderMoved');
    this.undo(deed, order, 'buyer');
  }

  private handOver(deed: Deed, order: C2cOrderRow, by: 'seller' | 'ruling'): void {
    handOver(deed, { cause: 'c2c_release', reference: referenceOf(order) }, escrowOf(order), order.buyer_id);
    this.close(deed, { ...order, status: 'finished', closed_at: deed.at, closed_by: by });
  }

  private awaitingPayment(deed: Deed, memberId: number, id: number): C2cOrderRow {
    const order = this.orderOf(memberId, id);
    if (order.buyer_id !== memberId) throw new Refusal('forbidden');
    if (order.status !== 'unpaid') throw new Refusal('c2cOrderMoved');
    if (deed.at >= order.pay_by) throw new Refusal('c2cTimeOver');
    return order;
  }

  /** An order of two others is as unknown as one that never was. */
  private orderOf(memberId: number, id: number): C2cOrderRow {
    const order = this.open.get(id);
    if (!order || ![order.buyer_id, order.seller_id].includes(memberId)) throw new Refusal('c2cOrderGone');
    return order;
  }

  private undo(deed: Deed, order: C2cOrderRow, by: 'buyer' | 'time' | 'ruling'): void {
    const isOwners = order.seller_id === order.owner_id;
    if (!isOwners) giveBack(deed, { cause: 'c2c_return', reference: referenceOf(order) }, escrowOf(order));
    this.board.putBack(deed, order.advert_id, amount(order.quantity));
    this.cancellations.note(order, deed.at);
    this.close(deed, { ...order, status: 'cancelled', closed_at: deed.at, closed_by: by });
    if (by !== 'ruling') this.stepped(deed, order, by === 'time' ? 'expired' : 'cancelled');
  }

  private close(deed: Deed, order: C2cOrderRow): void {
    this.keep(deed, order);
    this.open.delete(order.id);
    if (this.unfinishedOf(order.advert_id) === 0) this.board.letGo(order.advert_id);
  }

  private keep(deed: Deed, order: C2cOrderRow): void {
    deed.write('c2c_order', order);
    this.changed(deed, order);
    this.open.set(order.id, order);
  }
}
