import type { Kysely } from 'kysely';
import { DAY } from '../clock/clock';
import type { Deed } from '../ledger/deed';
import { Groups } from '../storage/groups';
import type { Tables } from '../storage/tables';
import type { Insurance, MicroOrder } from './outcome';

export type MicroListener = (order: MicroOrder) => void;

/** Orders that run, and insurances that hold. */
export class MicroBook {
  private readonly running = new Groups<MicroOrder>();
  private readonly insurances = new Groups<Insurance>();
  /** When each member was paid by an insurance. */
  private readonly payouts = new Map<number, readonly number[]>();
  private readonly listeners: MicroListener[] = [];

  async load(db: Kysely<Tables>, now: number): Promise<void> {
    this.running.clear();
    this.insurances.clear();
    this.payouts.clear();
    const orders = await db.selectFrom('micro_order').selectAll().where('state', '=', 'open').orderBy('id').execute();
    for (const order of orders) this.running.put(order.member_id, order);
    const insurances = await db
      .selectFrom('micro_insurance')
      .selectAll()
      .where(eb =>
        eb.or([eb('state', '=', 'active'), eb.and([eb('state', '=', 'claimed'), eb('ended_at', '>', now - DAY)])]),
      )
      .orderBy('id')
      .execute();
    for (const insurance of insurances) this.keep(insurance);
  }

  /** Told once it is stored that an order is closed. */
  onClosed(listener: MicroListener): void {
    this.listeners.push(listener);
  }

  /** Oldest first. */
  ordersOf(memberId: number): MicroOrder[] {
    return this.running.of(memberId);
  }

  /** Of all members. */
  all(): MicroOrder[] {
    return this.running.keys().flatMap(memberId => this.running.of(memberId));
  }

  dueAt(now: number): MicroOrder[] {
    return this.all().filter(order => order.due_at <= now);
  }

  saveOrder(deed: Deed, order: MicroOrder): void {
    if (order.state === 'open') this.running.put(order.member_id, order);
    else this.running.remove(order.member_id, order.id);
    deed.write('micro_order', { ...order });
    if (order.state === 'closed') deed.after(() => this.listeners.forEach(listener => listener(order)));
  }

  insuranceOf(memberId: number, currencyId: number): Insurance | undefined {
    return this.insurances.of(memberId).find(insurance => insurance.currency_id === currencyId);
  }

  insurancesOf(memberId: number): Insurance[] {
    return this.insurances.of(memberId);
  }

  saveInsurance(deed: Deed, insurance: Insurance): void {
    this.keep(insurance);
    deed.write('micro_insurance', { ...insurance });
  }

  /** Of the day that the moment is in: days begin at 00:00 UTC, which is 08:00 in Beijing. */
  payoutsOn(memberId: number, at: number): number {
    const day = Math.floor(at / DAY);
    return (this.payouts.get(memberId) ?? []).filter(paid => Math.floor(paid / DAY) === day).length;
  }

  private keep(insurance: Insurance): void {
    const { member_id: memberId, ended_at: endedAt } = insurance;
    if (insurance.state === 'active') this.insurances.put(memberId, insurance);
    else this.insurances.remove(memberId, insurance.id);
    if (insurance.state === 'claimed' && endedAt !== null) {
      this.payouts.set(memberId, [...(this.payouts.get(memberId) ?? []).slice(-9), endedAt]);
    }
  }
}
