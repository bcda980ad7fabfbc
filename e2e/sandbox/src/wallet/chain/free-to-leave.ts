import { add, type Amount, amount, compare, div, isNegative, isZero, mul, sub, ZERO } from '@tradefloor/money';
import type { Core } from '../../core';
import { type AccountName, ACCOUNTS, PARTS } from '../../ledger/account';
import { fromUnits, LEDGER_SCALE, toUnits } from '../../ledger/ledger';
import { CURRENCIES, type Currency } from '../../market/currency';
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
export function isCovered(core: Core, whose: Whose, leaving: bigint): boolean {
  const most = coveredOf(core, whose);
  return most === null || most >= leaving;
}

/** What may leave without going below what is not confirmed; null where the marks hold nothing of it back. */
function coveredOf(core: Core, { memberId, currencyId }: Whose): bigint | null {
  const rows = core.chain.underWay(memberId);
  const waiting = worthOf(core, rows.filter(isUnconfirmed));
  if (isZero(waiting)) return null;
  const inAll = CURRENCIES.map(({ id }) => worthIn(core, id, held(core, { memberId, currencyId: id })));
  const left = sub(sub(inAll.reduce(add, ZERO), worthOf(core, rows.filter(isLeaving))), waiting);
  if (isNegative(left)) return 0n;
  const price = usdtOf(core, currencyId);
  return isZero(price) ? null : toUnits(div(left, price, LEDGER_SCALE));
}

/** The most that a withdrawal may ask for, before the limits of one and of a day. */
export function mostToLeave(core: Core, whose: Whose, account: AccountName): bigint {
  const here = core.ledger.available(whose.memberId, whose.currencyId, account);
  const most = [here, freeToLeave(core, whose, account), coveredOf(core, whose) ?? here];
  const least = most.reduce((one, other) => (other < one ? other : one));
  return least < 0n ? 0n : least;
}

/** All that waits for blocks, a currency each, what is worth the most first. */
export function allUnconfirmed(core: Core, memberId: number): { currency: Currency; units: bigint }[] {
  const rows = core.chain.underWay(memberId).filter(isUnconfirmed);
  const of = ({ id }: Currency) => rows.filter(row => row.currency_id === id);
  return CURRENCIES.map(currency => ({ currency, units: total(of(currency)), worth: worthOf(core, of(currency)) }))
    .filter(({ units }) => units > 0n)
    .sort((one, other) => compare(other.worth, one.worth));
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
