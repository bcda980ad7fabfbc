import { add, type Amount, amount, ZERO } from '@tradefloor/money';
import type { Kysely } from 'kysely';
import { DAY } from '../clock/clock';
import type { Tables } from '../storage/tables';
import type { Deed } from './deed';

const NAME = 'house_day';
const dayOf = (at: number): number => Math.floor(at / DAY);

/** Those that it was lately: a clock is set back over midnight, or was ahead by years. */
const DAYS_KEPT = 3;

/** What the house has paid to members since midnight (UTC), less what it kept of theirs; in USDT. */
export class HouseDay {
  /** By day, first the one in which something was paid last. */
  private days: ReadonlyMap<number, Amount> = new Map();

  /** At start, and after a commit that was lost. */
  async load(db: Kysely<Tables>): Promise<void> {
    const row = await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
    const said = row?.value.split(' ') ?? [];
    const days = new Map<number, Amount>();
    for (let at = 0; at + 1 < said.length; at += 2) {
      days.set(Number.parseInt(said[at] ?? '', 10), amount(said[at + 1] ?? ''));
    }
    this.days = days;
  }

  paidOn(at: number): Amount {
    return this.days.get(dayOf(at)) ?? ZERO;
  }

  /** Negative where it kept something. */
  pay(deed: Deed, usdt: Amount): void {
    const before = this.days;
    deed.ifTakenBack(() => (this.days = before));
    const day = dayOf(deed.at);
    const others = [...before].filter(([other]) => other !== day);
    this.days = new Map([[day, add(this.paidOn(deed.at), usdt)], ...others.slice(0, DAYS_KEPT - 1)]);
    deed.writeLatest('setting', NAME, () => ({ name: NAME, value: [...this.days].flat().join(' ') }));
  }
}
