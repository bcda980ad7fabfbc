import { neg, type Amount, ZERO } from '@tradefloor/money';
import { type AccountName, FEES, type Holding, HOUSE, OUTSIDE, type Part } from './account';
import type { Cause, Deed } from './deed';
import { type Ledger, toUnits } from './ledger';

const REFILL = 1_000n;

/** A house never runs dry: the world outside lends it a thousand times what it is short of. */
export function lendTo(deed: Deed, ledger: Ledger, house: Holding, units: bigint): void {
  if (ledger.units(house) >= units) return;
  deed.post({ cause: 'desk_refill', reference: 'house' }, [
    { holding: { ...house, memberId: OUTSIDE }, units: -units * REFILL },
    { holding: house, units: units * REFILL },
  ]);
}

/** One of a member's accounts, as far as it deals with the house. */
export interface Dealt {
  readonly memberId: number;
  readonly currencyId: number;
  readonly account: AccountName;
}

/** What goes into each place, or out of it where it is negative. */
export interface Moves {
  readonly available?: Amount;
  readonly locked?: Amount;
  readonly fees?: Amount;
  readonly house?: Amount;
}

export function dealWithHouse(
  deed: Deed,
  ledger: Ledger,
  { memberId, currencyId, account }: Dealt,
  { available = ZERO, locked = ZERO, fees = ZERO, house = ZERO, ...cause }: Cause & Moves,
): void {
  const of = (party: number, part: Part = 'available'): Holding => ({ memberId: party, currencyId, account, part });
  const paid = toUnits(neg(house));
  if (paid > 0n) lendTo(deed, ledger, of(HOUSE), paid);
  deed.post(cause, [
    { holding: of(memberId), units: toUnits(available) },
    { holding: of(memberId, 'locked'), units: toUnits(locked) },
    { holding: of(FEES), units: toUnits(fees) },
    { holding: of(HOUSE), units: toUnits(house) },
  ]);
}
