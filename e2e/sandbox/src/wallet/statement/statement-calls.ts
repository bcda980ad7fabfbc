import { asInstant } from '@tradefloor/contract';
import type { readStatement, StatementBalance, StatementLine } from '@tradefloor/contract/ext';
import { type Amount, amount, strip } from '@tradefloor/money';
import { causeCalled } from '../../ledger/causes';
import { type Currency, findCurrency } from '../../market/currency';
import { idOf } from '../../market/quotes';
import type { HandlerOf } from '../../wire/ask';
import { infoOf } from '../records/record-calls';
import { throughHistory } from '../records/whole-history';
import { type BalanceOfSpan, balancesOf, type LineOfSpan, linesIn } from './statement-query';

const LINES = 200;

export const statement: HandlerOf<typeof readStatement> = throughHistory(async (wish, { core, member, language }) => {
  const span = { memberId: member.id, from: wish.from, to: wish.to };
  const balances = await balancesOf(core, span);
  const { page = 1 } = wish;
  const lines = await linesIn(core, span, { page, rows: LINES });
  // Beyond the last page there is no line that says how many there are.
  const [counted] = lines.length > 0 || page === 1 ? lines : await linesIn(core, span, { page: 1, rows: 1 });
  return {
    balances: balances.flatMap(row => inCurrency(row, balanceOf)),
    lines: lines.flatMap(row => inCurrency(row, (of, currency) => lineOf(of, currency, infoOf(of, language)))),
    total: counted?.total ?? 0,
  };
});

/** PostgreSQL keeps the zeros that were added. */
const plain = (units: string): Amount => strip(amount(units));

/** What was delisted since has no name any more. */
function inCurrency<Row extends { readonly currency_id: number }, Told>(
  row: Row,
  tell: (row: Row, currency: Currency) => Told,
): Told[] {
  const currency = findCurrency(row.currency_id);
  return currency ? [tell(row, currency)] : [];
}

const balanceOf = (row: BalanceOfSpan, currency: Currency): StatementBalance => ({
  currencyId: idOf(currency),
  currencyName: currency.name,
  opening: plain(row.opening),
  received: plain(row.received),
  spent: plain(row.spent),
  closing: plain(row.closing),
});

const lineOf = (row: LineOfSpan, currency: Currency, info: string): StatementLine => ({
  id: `${row.id}-${row.account}-${row.currency_id}`,
  at: asInstant(row.at),
  account: row.account,
  currencyName: currency.name,
  amount: plain(row.amount),
  balance: plain(row.balance),
  kind: causeCalled(row.cause).kind,
  info,
});
