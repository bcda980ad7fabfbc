import { add, type Decimal, decimal } from '@tradefloor/money';
import { DAY } from '../clock/clock';
import type { Core } from '../core';
import { isVerified } from '../identity/identities';
import { FEES, OUTSIDE, spot } from '../ledger/account';
import type { Deed } from '../ledger/deed';
import { type Line, toUnits } from '../ledger/ledger';
import { USDT } from '../market/currency';
import { priceText } from '../market/pair';
import type { RebateRow } from '../storage/tables/account';
import { invitersOf } from './inviters';
import { sharesOf } from './shares';

/** account.rebate-hour: midnight in UTC is 08:00 in Beijing, and so a day's bar closes at the price of conversion. */
const lastConversion = (now: number): number => Math.floor(now / DAY) * DAY;

interface PaidFees {
  readonly member_id: number;
  readonly pair_id: number;
  readonly side: 'buy' | 'sell';
  readonly fee: string;
}

/** Every morning the fees of the day before are shared with those who invited their payers. */
export class Rebates {
  constructor(private readonly core: Core) {}

  /** One day of those that passed, also while the exchange was closed: in one deed with the mark that it was. */
  async round(now: number): Promise<boolean> {
    const { settings, clerk } = this.core;
    const until = Number(settings.get('rebates_until'));
    const last = lastConversion(now);
    if (until === 0) await clerk.perform(deed => settings.write(deed, 'rebates_until', String(last)));
    if (until === 0 || until >= last) return false;
    await this.convertDay(until, until + DAY);
    return true;
  }

  private async convertDay(from: number, to: number): Promise<void> {
    const { core } = this;
    // The day is over, but the last of it may wait for its commit: behind an empty one everything is stored.
    await core.clerk.perform(deed => deed.run(async () => {}));
    const fees = await this.feesBetween(from, to);
    await core.clerk.perform(deed => {
      const rows = new Map<string, RebateRow>();
      for (const paid of fees) this.share(deed, to, paid, rows);
      const paidTo = new Map<number, Decimal>();
      for (const row of rows.values()) {
        deed.write('rebate', row);
        paidTo.set(row.inviter_id, add(paidTo.get(row.inviter_id) ?? decimal('0'), decimal(row.amount)));
      }
      for (const [inviter, amount] of paidTo) core.inbox.leave(deed, inviter, 'rebatePaid', { amount });
      core.settings.write(deed, 'rebates_until', String(to));
    });
  }

  private feesBetween(from: number, to: number): Promise<PaidFees[]> {
    return this.core.db
      .selectFrom('spot_fill')
      .select(eb => ['member_id', 'pair_id', 'side', eb.fn.sum<string>('fee').as('fee')] as const)
      .where('at', '>=', from)
      .where('at', '<', to)
      .where('fee', '>', '0')
      .groupBy(['member_id', 'pair_id', 'side'])
      .orderBy('member_id')
      .execute();
  }

  private share(deed: Deed, day: number, paid: PaidFees, rows: Map<string, RebateRow>): void {
    const { core } = this;
    const invitee = core.members.withId(paid.member_id);
    const pair = core.hall.withId(paid.pair_id)?.pair;
    if (!invitee || !pair || !isVerified(invitee)) return;
    const inviters = invitersOf(id => core.members.withId(id), invitee);
    // A fee is paid in what was received.
    const currencyId = paid.side === 'buy' ? pair.base.id : pair.quote.id;
    for (const { level, fee, usdt } of sharesOf(
      decimal(paid.fee),
      this.closingPrice(currencyId, day),
      inviters.length,
    )) {
      const inviter = inviters[level - 1];
      if (!inviter) continue;
      deed.post({ cause: 'rebate', reference: `member:${invitee.id}` }, exchanged(inviter.id, currencyId, fee, usdt));
      const key = `${inviter.id}:${invitee.id}`;
      const amount = add(decimal(rows.get(key)?.amount ?? '0'), usdt);
      rows.set(key, { day, inviter_id: inviter.id, invitee_id: invitee.id, level, amount });
    }
  }

  /** In USDT, by the mark at the end of the day that ends at `day`; were the exchange down then, by the first after it. */
  private closingPrice(currencyId: number, day: number): Decimal {
    const market = this.core.hall.of(currencyId, USDT);
    if (!market) return decimal(currencyId === USDT ? '1' : '0');
    return priceText(market.pair, market.mark.at(day) ?? market.markPrice);
  }
}

/** The fee goes out into the world, and comes back as USDT. */
function exchanged(inviterId: number, currencyId: number, fee: Decimal, usdt: Decimal): Line[] {
  if (currencyId === USDT) {
    return [
      { holding: spot(FEES, USDT), units: -toUnits(usdt) },
      { holding: spot(inviterId, USDT), units: toUnits(usdt) },
    ];
  }
  return [
    { holding: spot(FEES, currencyId), units: -toUnits(fee) },
    { holding: spot(OUTSIDE, currencyId), units: toUnits(fee) },
    { holding: spot(OUTSIDE, USDT), units: -toUnits(usdt) },
    { holding: spot(inviterId, USDT), units: toUnits(usdt) },
  ];
}
