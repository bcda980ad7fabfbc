import { FEES, type Holding, OUTSIDE, type Part, spot } from '../../ledger/account';
import type { Deed } from '../../ledger/deed';
import type { ChainRecordRow } from '../../storage/tables/wallet';
import { amountUnits, feeUnits, receivedUnits } from './record';

const own = (row: ChainRecordRow, part: Part): Holding => ({
  memberId: row.member_id,
  currencyId: row.currency_id,
  account: row.account,
  part,
});
const outside = (row: ChainRecordRow): Holding => ({ ...own(row, 'available'), memberId: OUTSIDE });
const reference = (row: ChainRecordRow): string => `chain_record:${row.id}`;

export function credit(deed: Deed, row: ChainRecordRow): void {
  const units = amountUnits(row);
  deed.post({ cause: 'deposit', reference: reference(row) }, [
    { holding: outside(row), units: -units },
    { holding: own(row, 'available'), units },
  ]);
}

export function lock(deed: Deed, row: ChainRecordRow): void {
  const units = amountUnits(row);
  deed.post({ cause: 'withdrawal_lock', reference: reference(row) }, [
    { holding: own(row, 'available'), units: -units },
    { holding: own(row, 'locked'), units },
  ]);
}

export function unlock(deed: Deed, row: ChainRecordRow): void {
  const units = amountUnits(row);
  deed.post({ cause: 'withdrawal_unlock', reference: reference(row) }, [
    { holding: own(row, 'locked'), units: -units },
    { holding: own(row, 'available'), units },
  ]);
}

/** What was locked leaves: to the world outside, or to the member whose address it is; the fee stays here. */
export function payOut(deed: Deed, row: ChainRecordRow): void {
  const to = row.to_member_id === null ? outside(row) : spot(row.to_member_id, row.currency_id);
  deed.post({ cause: 'withdrawal', reference: reference(row) }, [
    { holding: own(row, 'locked'), units: -amountUnits(row) },
    { holding: to, units: receivedUnits(row) },
    { holding: spot(FEES, row.currency_id), units: feeUnits(row) },
  ]);
}
