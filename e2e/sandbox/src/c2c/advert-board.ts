import { add, amount, type Amount, type Decimal, isZero, sub } from '@tradefloor/money';
import type { Kysely } from 'kysely';
import type { Deed } from '../ledger/deed';
import { giveBack } from '../ledger/escrow';
import { Refusal } from '../messages/refusal';
import type { Tables } from '../storage/tables';
import type { AdvertRow } from '../storage/tables/c2c';
import { type AdvertWish, assertAdvert, isPublished } from './advert-rules';
import type { HoldConfirmed } from './confirmed-coins';

const MOST_ADVERTS = 20;

/** The adverts that can still change: published ones, and those that have unfinished orders. */
export class AdvertBoard {
  private readonly byId = new Map<number, AdvertRow>();

  constructor(readonly hold: HoldConfirmed) {}

  /** As they were stored, at start and after a commit that was lost. */
  async load(db: Kysely<Tables>): Promise<void> {
    this.byId.clear();
    const open = db.selectFrom('c2c_order').select('advert_id').where('status', 'in', ['unpaid', 'paid']);
    const rows = await db
      .selectFrom('c2c_advert')
      .selectAll()
      .where(eb => eb.or([eb('status', '=', 'published'), eb('id', 'in', open)]))
      .orderBy('id')
      .execute();
    for (const row of rows) this.byId.set(row.id, row);
  }

  find(id: number): AdvertRow | undefined {
    return this.byId.get(id);
  }

  published(): AdvertRow[] {
    return [...this.byId.values()].filter(isPublished);
  }

  of(memberId: number): AdvertRow[] {
    return [...this.byId.values()].filter(advert => advert.member_id === memberId);
  }

  /** c2c.advert-holds: a sell advert holds its quantity from now on. */
  publish(deed: Deed, memberId: number, wish: AdvertWish): AdvertRow {
    assertAdvert(wish);
    if (this.of(memberId).filter(isPublished).length >= MOST_ADVERTS) {
      throw new Refusal('tooManyAdverts', { most: MOST_ADVERTS });
    }
    const advert: AdvertRow = {
      id: deed.nextId('c2c_advert'),
      member_id: memberId,
      side: wish.side,
      currency_id: wish.currency.id,
      price: wish.price,
      total: wish.total,
      remaining: wish.total,
      way: wish.way,
      min_money: wish.minMoney,
      max_money: wish.maxMoney,
      status: 'published',
      created_at: deed.at,
      closed_at: null,
    };
    if (advert.side === 'sell') this.hold(deed, causeOf('c2c_hold', advert), escrowOf(advert, wish.total));
    this.keep(deed, advert);
    return advert;
  }

  /** What nobody has taken goes back to its owner; unfinished orders go on. */
  withdraw(deed: Deed, memberId: number, id: number): void {
    const advert = this.byId.get(id);
    // Another member's advert is as unknown as one that never was.
    if (advert?.member_id !== memberId || advert.status === 'withdrawn') throw new Refusal('advertGone');
    this.returnHeld(deed, advert, advert.remaining);
    this.keep(deed, { ...advert, status: 'withdrawn', closed_at: deed.at });
  }

  take(deed: Deed, advert: AdvertRow, quantity: Amount): void {
    const remaining = sub(amount(advert.remaining), quantity);
    this.keep(deed, { ...advert, remaining, status: isZero(remaining) ? 'sold-out' : 'published' });
  }

  /** An order came to nothing: its quantity can be taken again, or goes home when the advert is withdrawn. */
  putBack(deed: Deed, id: number, quantity: Decimal): void {
    const advert = this.byId.get(id);
    if (!advert) throw new Error(`Advert ${id} has an unfinished order and is not known.`);
    if (advert.status === 'withdrawn') this.returnHeld(deed, advert, quantity);
    else this.keep(deed, { ...advert, remaining: add(amount(advert.remaining), quantity), status: 'published' });
  }

  /** Its last unfinished order is done. */
  letGo(id: number): void {
    const advert = this.byId.get(id);
    if (advert && advert.status !== 'published') this.byId.delete(id);
  }

  private returnHeld(deed: Deed, advert: AdvertRow, quantity: string): void {
    if (advert.side === 'sell') giveBack(deed, causeOf('c2c_return', advert), escrowOf(advert, amount(quantity)));
  }

  private keep(deed: Deed, advert: AdvertRow): void {
    deed.write('c2c_advert', advert);
    this.byId.set(advert.id, advert);
  }
}

const causeOf = <Name extends string>(cause: Name, { id }: AdvertRow) => ({ cause, reference: `c2c_advert:${id}` });
const escrowOf = ({ member_id, currency_id }: AdvertRow, quantity: Amount) => ({
  memberId: member_id,
  currencyId: currency_id,
  quantity,
});
