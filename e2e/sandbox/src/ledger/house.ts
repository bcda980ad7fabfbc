import { type Holding, OUTSIDE } from './account';
import type { Deed } from './deed';
import type { Ledger } from './ledger';

const REFILL = 1_000n;

/** A house never runs dry: the world outside lends it a thousand times what it is short of. */
export function lendTo(deed: Deed, ledger: Ledger, house: Holding, units: bigint): void {
  if (ledger.units(house) >= units) return;
  deed.post({ cause: 'desk_refill', reference: 'house' }, [
    { holding: { ...house, memberId: OUTSIDE }, units: -units * REFILL },
    { holding: house, units: units * REFILL },
  ]);
}
