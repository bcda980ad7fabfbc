import type { WalletOverview } from '@tradefloor/contract';
import { ACCOUNTS, accountWorth, holdingsOf } from '@tradefloor/market';
import {
  type AccountKind,
  type Amount,
  decimal,
  type Decimal,
  div,
  isPositive,
  mul,
  sub,
  sum,
  ZERO,
} from '@tradefloor/money';

export interface Share<Id extends string> {
  readonly id: Id;
  readonly usdt: Amount;
  readonly percent: Decimal;
}

/** The donut's own colours; what is beyond them is one slice. */
const SLICES = 6;

export const sharesByAccount = (overview: WalletOverview): ReadonlyArray<Share<AccountKind>> =>
  shared(ACCOUNTS.map(account => [account, accountWorth(overview, account)]));

/** The largest by name, all others together as ''. */
export function sharesByCurrency(overview: WalletOverview): ReadonlyArray<Share<string>> {
  const held = holdingsOf(overview).filter(({ usdt }) => isPositive(usdt));
  const isWhole = held.length <= SLICES;
  const named = isWhole ? held : held.slice(0, SLICES - 1);
  const parts: Array<readonly [string, Amount]> = named.map(({ name, usdt }) => [name, usdt]);
  if (!isWhole) parts.push(['', sum(held.slice(SLICES - 1).map(({ usdt }) => usdt))]);
  return shared(parts);
}

const HUNDRED = decimal('100');

/** wallet.shares-whole: each is what the sum up to it has more than the one before, so that together they are a hundred. */
function shared<Id extends string>(parts: ReadonlyArray<readonly [Id, Amount]>): ReadonlyArray<Share<Id>> {
  const total = sum(parts.map(([, usdt]) => usdt));
  if (!isPositive(total)) return parts.map(([id, usdt]) => ({ id, usdt, percent: ZERO }));
  const upTo = (count: number): Decimal =>
    div<Decimal>(mul<Decimal>(sum(parts.slice(0, count).map(([, usdt]) => usdt)), HUNDRED), total, 2);
  return parts.map(([id, usdt], at) => ({ id, usdt, percent: sub<Decimal>(upTo(at + 1), upTo(at)) }));
}
