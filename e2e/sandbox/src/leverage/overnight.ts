import { decimal, type Decimal, mul, overnightInterest } from '@tradefloor/money';
import { DAY } from '../clock/clock';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { liquidateIfLost } from './end-order';
import type { LeverageOrder } from './leverage-order';
import { marketOfOrder } from './margin-account';
import { payForNights } from './settlement';
import { termsOf } from './terms';

/** A night ends at 00:00 UTC, which is 08:00 in Beijing. */
export const nightsBetween = (from: number, until: number): number =>
  Math.max(0, Math.floor(until / DAY) - Math.floor(from / DAY));

/** Every position that has seen a night end pays for it; after a stop, for all that ended meanwhile. */
export function chargeNights(core: Core, deed: Deed, positions: Iterable<LeverageOrder> = core.leverage.all()): void {
  const accounts = new Map<string, { memberId: number; currencyId: number }>();
  for (const position of positions) {
    const nights = nightsBetween(position.charged_until ?? deed.at, deed.at);
    if (position.state !== 'open' || nights === 0) continue;
    const charged = payForNights(core, deed, position, interestOf(core, position, nights));
    core.leverage.save(deed, { ...charged, charged_until: deed.at });
    const currencyId = marketOfOrder(core, position).pair.quote.id;
    accounts.set(`${position.member_id}:${currencyId}`, { memberId: position.member_id, currencyId });
  }
  for (const account of accounts.values()) liquidateIfLost(core, deed, account);
}

function interestOf(core: Core, { open_price: price, ...position }: LeverageOrder, nights: number) {
  const { pair } = marketOfOrder(core, position);
  const value = mul(position.quantity, price ?? NOTHING);
  return mul(overnightInterest(value, termsOf(pair).overnightRate, pair.quote.scale), decimal(String(nights)));
}

const NOTHING: Decimal = decimal('0');
