import { add, type Amount, amount, compare, isZero, mul, sub, ZERO } from '@tradefloor/money';
import type { Core } from '../../core';
import { type AccountName, ACCOUNTS, PARTS } from '../../ledger/account';
import { fromUnits } from '../../ledger/ledger';
import { CURRENCIES, type Currency, findCurrency } from '../../market/currency';
import { usdtOf } from '../../spot/spot-calls';
import type { ChainRecordRow } from '../../storage/tables/wallet';
import { amountUnits, STATUS } from './record';

interface Whose {
  readonly memberId: number;
  readonly currencyId: number;
}

const total = (rows: readonly ChainRecordRow[]): bigint => rows.reduce((sum, row) => sum + amountUnits(row), 0n);

const isUnconfirmed = ({ kind, status }: ChainRecordRow): boolean => kind === 'deposit' && status === STATUS.success;
const isLeaving = ({ kind }: ChainRecordRow): boolean => kind === 'withdrawal';

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

/** The same over all currencies, by the marks: traded for another one, a deposit is no more confirmed. */
export function isCovered(core: Core, { memberId, currencyId }: Whose, leaving: bigint): boolean {
  const rows = core.chain.underWay(memberId);
  const waiting = worthOf(core, rows.filter(isUnconfirmed));
  if (isZero(waiting)) return true;
  const inAll = CURRENCIES.map(({ id }) => worthIn(core, id, held(core, { memberId, currencyId: id })));
  const left = sub(inAll.reduce(add, ZERO), worthOf(core, rows.filter(isLeaving)));
  return compare(sub(left, waiting), worthIn(core, currencyId, leaving)) >= 0;
}

/** What the deposit is of that is worth the most of those that are not confirmed yet. */
export function mostUnconfirmed(core: Core, memberId: number): Currency | undefined {
  const worth = (row: ChainRecordRow) => worthOf(core, [row]);
  const [most] = core.chain
    .underWay(memberId)
    .filter(isUnconfirmed)
    .sort((one, other) => compare(worth(other), worth(one)));
  return most && findCurrency(most.currency_id);
}

const worthOf = (core: Core, rows: readonly ChainRecordRow[]): Amount =>
  rows.map(row => worthIn(core, row.currency_id, amountUnits(row))).reduce(add, ZERO);

/** Exact; what has no price is nothing. */
const worthIn = (core: Core, currencyId: number, units: bigint): Amount =>
  mul(amount(fromUnits(units)), usdtOf(core, currencyId));

/** All that a member holds, without what is on its way out. */
const staying = (core: Core, whose: Whose): bigint =>
  held(core, whose) - total(core.chain.underWay(whose.memberId, whose.currencyId).filter(isLeaving));

const held = ({ ledger }: Core, { memberId, currencyId }: Whose): bigint =>
  ACCOUNTS.flatMap(account => PARTS.map(part => ledger.units({ memberId, currencyId, account, part }))).reduce(
    (sum, units) => sum + units,
    0n,
  );
