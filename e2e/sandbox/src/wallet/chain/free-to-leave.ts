import type { Core } from '../../core';
import { type AccountName, ACCOUNTS, PARTS } from '../../ledger/account';
import type { ChainRecordRow } from '../../storage/tables/wallet';
import { amountUnits, STATUS } from './record';

interface Whose {
  readonly memberId: number;
  readonly currencyId: number;
}

const total = (rows: readonly ChainRecordRow[]): bigint => rows.reduce((sum, row) => sum + amountUnits(row), 0n);

const isUnconfirmed = ({ kind, status }: ChainRecordRow): boolean => kind === 'deposit' && status === STATUS.success;

/** Credited and seen by too few blocks to leave again; of all accounts where none is named. */
export const unconfirmed = ({ chain }: Core, { memberId, currencyId }: Whose, account?: AccountName): bigint =>
  total(
    chain
      .underWay(memberId, currencyId)
      .filter(row => isUnconfirmed(row) && (account === undefined || row.account === account)),
  );

/** wallet.confirmation-counts: what an account may send away. Moved to another account, a deposit is no more confirmed. */
export function freeToLeave(core: Core, whose: Whose, account: AccountName): bigint {
  const here = core.ledger.available(whose.memberId, whose.currencyId, account) - unconfirmed(core, whose, account);
  const inAll = staying(core, whose) - unconfirmed(core, whose);
  return here < inAll ? here : inAll;
}

/** All that a member holds, without what is on its way out. */
function staying({ ledger, chain }: Core, { memberId, currencyId }: Whose): bigint {
  const held = ACCOUNTS.flatMap(account =>
    PARTS.map(part => ledger.units({ memberId, currencyId, account, part })),
  ).reduce((sum, units) => sum + units, 0n);
  return held - total(chain.underWay(memberId, currencyId).filter(({ kind }) => kind === 'withdrawal'));
}
