import type { Decimal } from '@tradefloor/money';
import { legal } from './account';
import type { Cause, Deed } from './deed';
import { toUnits } from './ledger';

/** Held in the fiat account for somebody who has not got it yet. */
export interface Escrow {
  readonly memberId: number;
  readonly currencyId: number;
  readonly quantity: Decimal;
}

export function hold(deed: Deed, cause: Cause, { memberId, currencyId, quantity }: Escrow): void {
  const units = toUnits(quantity);
  deed.post(cause, [
    { holding: legal(memberId, currencyId), units: -units },
    { holding: legal(memberId, currencyId, 'locked'), units },
  ]);
}

export function giveBack(deed: Deed, cause: Cause, escrow: Escrow): void {
  handOver(deed, cause, escrow, escrow.memberId);
}

export function handOver(deed: Deed, cause: Cause, { memberId, currencyId, quantity }: Escrow, to: number): void {
  const units = toUnits(quantity);
  deed.post(cause, [
    { holding: legal(memberId, currencyId, 'locked'), units: -units },
    { holding: legal(to, currencyId), units },
  ]);
}
