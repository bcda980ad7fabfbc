import { add, type Amount, amount, compare, div, isNegative, isZero, mul, sub, ZERO } from '@tradefloor/money';
import { promised } from '../../c2c/promised';
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

interface Kept {
  readonly amount: string;
  readonly currency: string;
}

/** wallet.confirmation-counts: what keeps coins in that shall leave an account for good; null where nothing does. */
export function keptIn(core: Core, whose: Whose, account: AccountName, leaving: bigint): Kept | null {
  const [most, ...others] = allUnconfirmed(core, whose.memberId);
  if (most === undefined) return null;
  const isFree = freeToLeave(core, whose, account) >= leaving;
  if (isFree && (coveredOf(core, whose) ?? leaving) >= leaving) return null;
  const own = [most, ...others].find(({ currency }) => currency.id === whose.currencyId);
  const { currency, units } = isFree ? most : (own ?? most);
  return { amount: fromUnits(units), currency: currency.name };
}

/** What an account may send away. Moved to another account, a deposit is no more confirmed. */
export function freeToLeave(core: Core, whose: Whose, account: AccountName): bigint {
  const here = core.ledger.available(whose.memberId, whose.currencyId, account) - unconfirmed(core, whose, account);
  const inAll = staying(core, whose) - unconfirmed(core, whose);
  const free = here < inAll ? here : inAll;
  return free < 0n ? 0n : free;
}

/** The same over all currencies, by the marks: traded for another one, a deposit is no more confirmed. Null where they hold nothing back. */
function coveredOf(core: Core, { memberId, currencyId }: Whose): bigint | null {
  const waiting = worthOf(core, core.chain.underWay(memberId).filter(isUnconfirmed));
  if (isZero(waiting)) return null;
  const inAll = CURRENCIES.map(({ id }) => worthIn(core, id, staying(core, { memberId, currencyId: id })));
  const left = sub(inAll.reduce(add, ZERO), waiting);
  if (isNegative(left)) return 0n;
  const price = usdtOf(core, currencyId);
  return isZero(price) ? null : toUnits(div(left, price, LEDGER_SCALE));
}

/** The most that a withdrawal may ask for, before the limits of one and of a day. */
export function mostToLeave(core: Core, whose: Whose, account: AccountName): bigint {
  const here = core.ledger.available(whose.memberId, whose.currencyId, account);
  const most = [here, freeToLeave(core, whose, account), coveredOf(core, whose) ?? here];
  return most.reduce((one, other) => (other < one ? other : one));
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

/** All that a member holds, without what is on its way out and what is held for somebody else. */
const staying = (core: Core, whose: Whose): bigint =>
  held(core, whose) -
  total(core.chain.underWay(whose.memberId, whose.currencyId).filter(isLeaving)) -
  promised(core, whose);

const held = ({ ledger }: Core, { memberId, currencyId }: Whose): bigint =>
  ACCOUNTS.flatMap(account => PARTS.map(part => ledger.units({ memberId, currencyId, account, part }))).reduce(
    (sum, units) => sum + units,
    0n,
  );
