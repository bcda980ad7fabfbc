import { add, type Amount, amount, ZERO } from '@tradefloor/money';
import type { Kysely } from 'kysely';
import { DAY } from '../clock/clock';
import type { Tables } from '../storage/tables';
import type { Deed } from './deed';

const NAME = 'house_day';
const dayOf = (at: number): number => Math.floor(at / DAY);

/** What the house has paid to members since midnight (UTC), less what it kept of theirs; in USDT. */
export class HouseDay {
  private day = 0;
  private paid: Amount = ZERO;

  /** At start, and after a commit that was lost. */
  async load(db: Kysely<Tables>): Promise<void> {
    const row = await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
    const [day, paid] = row?.value.split(' ') ?? [];
    this.day = Number.parseInt(day ?? '0', 10);
    this.paid = amount(paid ?? '0');
  }

  paidOn(at: number): Amount {
    return dayOf(at) === this.day ? this.paid : ZERO;
  }

  /** Negative where it kept something. Days that are over are not reckoned any more. */
  pay(deed: Deed, usdt: Amount): void {
    const day = dayOf(deed.at);
    if (day < this.day) return;
    const before = [this.day, this.paid] as const;
    deed.ifTakenBack(() => ([this.day, this.paid] = before));
    this.paid = add(this.paidOn(deed.at), usdt);
    this.day = day;
    deed.writeLatest('setting', NAME, () => ({ name: NAME, value: `${this.day} ${this.paid}` }));
  }
}
