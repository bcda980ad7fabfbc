import { amount } from '@tradefloor/money';
import type { Kysely } from 'kysely';
import type { Member } from '../account/members';
import type { HoldConfirmed } from '../c2c/confirmed-coins';
import { assertRealName } from '../c2c/may-trade';
import type { Deed } from '../ledger/deed';
import { type Escrow, giveBack, handOver } from '../ledger/escrow';
import { USDT } from '../market/currency';
import { Refusal } from '../messages/refusal';
import type { RulingBook } from '../rulings/ruling-book';
import type { Tables } from '../storage/tables';
import type { AcceptorDealRow, AcceptorRow } from '../storage/tables/c2c';
import { dealAsked, type DealWish } from './deal-asked';
import { accountFor, assertMoney, isLate } from './deal-rules';

const MOST_WAITING = 10;
type Listener = (deal: AcceptorDealRow) => void;
/** Part of the deed. */
export type DealListener = (deed: Deed, deal: AcceptorDealRow) => void;

/** Acceptors take yuan in and pay them out; the USDT of a deal are held until both agree. */
export class AcceptorDesk {
  private readonly acceptors = new Map<number, AcceptorRow>();
  private readonly waiting = new Map<number, AcceptorDealRow>();
  private readonly listeners: Listener[] = [];
  private readonly deedListeners: DealListener[] = [];

  constructor(
    private readonly rulings: RulingBook,
    private readonly hold: HoldConfirmed,
  ) {}

  /** Told once it is stored. */
  onDeal(listener: Listener): void {
    this.listeners.push(listener);
  }

  onStep(listener: DealListener): void {
    this.deedListeners.push(listener);
  }

  async load(db: Kysely<Tables>): Promise<void> {
    const acceptors = await db.selectFrom('acceptor').selectAll().orderBy('id').execute();
    const deals = await db.selectFrom('acceptor_deal').selectAll().where('status', '=', 'waiting').execute();
    this.acceptors.clear();
    this.waiting.clear();
    for (const row of acceptors) this.acceptors.set(row.id, row);
    for (const row of deals) this.waiting.set(row.id, row);
  }

  all(): AcceptorRow[] {
    return [...this.acceptors.values()];
  }

  withId(id: number): AcceptorRow | undefined {
    return this.acceptors.get(id);
  }

  ofMember(memberId: number): AcceptorRow | undefined {
    return this.all().find(acceptor => acceptor.member_id === memberId);
  }

  deals(): AcceptorDealRow[] {
    return [...this.waiting.values()];
  }

  waitingWith(id: number): AcceptorDealRow | undefined {
    return this.waiting.get(id);
  }

  enlist(deed: Deed, acceptor: AcceptorRow): void {
    deed.write('acceptor', acceptor);
    this.acceptors.set(acceptor.id, acceptor);
  }

  /** A recharge holds the acceptor's USDT, a withdrawal the member's. */
  request(deed: Deed, member: Member, wish: DealWish): AcceptorDealRow {
    const acceptor = this.acceptors.get(wish.acceptorId);
    if (!acceptor) throw new Refusal('acceptorGone');
    if (acceptor.member_id === member.id) throw new Refusal('acceptorOwn');
    assertRealName(member);
    const account = accountFor(acceptor, wish.way);
    if (account === null) throw new Refusal('acceptorLacksWay');
    assertMoney(acceptor, wish);
    if (this.deals().filter(({ member_id }) => member_id === member.id).length >= MOST_WAITING) {
      throw new Refusal('tooManyDeals', { most: MOST_WAITING });
    }
    const deal = dealAsked(deed, { acceptor, memberId: member.id, account, wish });
    const says = deal.side === 'buy' ? 'acceptorGone' : 'withdrawalUnconfirmed';
    this.hold(deed, causeOf('acceptor_hold', deal), this.escrowOf(deal), says);
    this.keep(deed, deal);
    return deal;
  }

  /** The acceptor of a recharge, or the member of a withdrawal that is marked transferred. */
  confirm(deed: Deed, memberId: number, id: number): void {
    const deal = this.dealOf(memberId, id);
    const isRecharge = deal.side === 'buy';
    if (isRecharge === (deal.member_id === memberId)) throw new Refusal('forbidden');
    if (!isRecharge && deal.transferred_at === null) throw new Refusal('dealNotTransferred');
    this.handOver(deed, deal, isRecharge ? 'acceptor' : 'member');
  }

  /** Nobody said no for twenty minutes. */
  confirmLate(deed: Deed, id: number): void {
    const deal = this.waiting.get(id);
    // Who asked for a ruling has said no.
    if (deal && isLate(deal, deed.at) && !this.isInRuling(deal)) this.handOver(deed, deal, 'time');
  }

  refuse(deed: Deed, memberId: number, id: number): void {
    const deal = this.servedBy(memberId, id);
    if (deal.transferred_at !== null || this.isInRuling(deal)) throw new Refusal('dealMoved');
    giveBack(deed, causeOf('acceptor_return', deal), this.escrowOf(deal));
    this.close(deed, deal, { status: 'refused', closed_by: 'acceptor' });
  }

  markTransferred(deed: Deed, memberId: number, id: number): void {
    const deal = this.servedBy(memberId, id);
    if (deal.side === 'buy' || deal.transferred_at !== null) throw new Refusal('dealMoved');
    this.keep(deed, { ...deal, transferred_at: deed.at, updated_at: deed.at });
  }

  /** A withdrawal that the acceptor never answered: nobody claims to have paid, so that it comes to nothing. */
  cancelUnanswered(deed: Deed, deal: AcceptorDealRow): void {
    giveBack(deed, causeOf('acceptor_return', deal), this.escrowOf(deal));
    this.close(deed, deal, { status: 'refused', closed_by: 'time' });
  }

  /** An operator has decided on what the two did not agree on. */
  rule(deed: Deed, id: number, decidedFor: 'buyer' | 'seller'): void {
    const deal = this.waiting.get(id);
    if (!deal) throw new Refusal('dealGone');
    if (decidedFor === 'buyer') return this.handOver(deed, deal, 'ruling');
    giveBack(deed, causeOf('acceptor_return', deal), this.escrowOf(deal));
    this.close(deed, deal, { status: 'refused', closed_by: 'ruling' });
  }

  /** c2c.claim-withdrawn: by whoever said that the money was paid. */
  withdrawClaim(deed: Deed, memberId: number, id: number): void {
    const deal = this.dealOf(memberId, id);
    if ((deal.side === 'buy') !== (deal.member_id === memberId)) throw new Refusal('forbidden');
    if (!this.isInRuling(deal)) throw new Refusal('rulingGone');
    giveBack(deed, causeOf('acceptor_return', deal), this.escrowOf(deal));
    this.close(deed, deal, { status: 'refused', closed_by: deal.side === 'buy' ? 'member' : 'acceptor' });
  }

  private isInRuling({ id }: AcceptorDealRow): boolean {
    return this.rulings.of('acceptor-deal', id) !== undefined;
  }

  private servedBy(memberId: number, id: number): AcceptorDealRow {
    const deal = this.dealOf(memberId, id);
    if (deal.member_id === memberId) throw new Refusal('forbidden');
    return deal;
  }

  /** A deal of two others is as unknown as one that never was. */
  private dealOf(memberId: number, id: number): AcceptorDealRow {
    const deal = this.waiting.get(id);
    const isParty = deal && (deal.member_id === memberId || this.servant(deal) === memberId);
    if (!deal || !isParty) throw new Refusal('dealGone');
    return deal;
  }

  private servant(deal: AcceptorDealRow): number {
    const acceptor = this.acceptors.get(deal.acceptor_id);
    if (!acceptor) throw new Error(`Deal ${deal.id} has no acceptor.`);
    return acceptor.member_id;
  }

  private escrowOf(deal: AcceptorDealRow): Escrow {
    const memberId = deal.side === 'buy' ? this.servant(deal) : deal.member_id;
    return { memberId, currencyId: USDT, quantity: amount(deal.quantity) };
  }

  private handOver(deed: Deed, deal: AcceptorDealRow, by: NonNullable<AcceptorDealRow['closed_by']>): void {
    const to = deal.side === 'buy' ? deal.member_id : this.servant(deal);
    handOver(deed, causeOf('acceptor_release', deal), this.escrowOf(deal), to);
    this.close(deed, deal, { status: 'confirmed', closed_by: by });
  }

  private close(deed: Deed, deal: AcceptorDealRow, end: Pick<AcceptorDealRow, 'status' | 'closed_by'>): void {
    this.keep(deed, { ...deal, ...end, updated_at: deed.at });
    this.waiting.delete(deal.id);
    if (end.closed_by !== 'ruling') this.rulings.settle(deed, 'acceptor-deal', deal.id);
  }

  private keep(deed: Deed, deal: AcceptorDealRow): void {
    deed.write('acceptor_deal', deal);
    for (const listener of this.deedListeners) listener(deed, deal);
    deed.after(() => this.listeners.forEach(listener => listener(deal)));
    this.waiting.set(deal.id, deal);
  }
}

const causeOf = <Name extends string>(cause: Name, { id }: AcceptorDealRow) => ({
  cause,
  reference: `acceptor_deal:${id}`,
});
