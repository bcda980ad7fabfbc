import { call } from '../call';
import { accountKind } from '../wallet/account-kind';
import { recordKind } from '../wallet/records';
import { list, maybe } from '../wire/containers';
import { amount } from '../wire/decimals';
import { currencyId } from '../wire/ids';
import { givenInstant } from '../wire/given-instant';
import { instant } from '../wire/instant';
import { type Kind, type PlainOf, refuse } from '../wire/kind';
import { count, page } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { text, textOrEmpty } from '../wire/text';

/** One currency over all accounts: opening + received − spent = closing. What only changes accounts is neither. */
export interface StatementBalance extends PlainOf<typeof statementBalance> {}
export const statementBalance = /* @__PURE__ */ shape(() => ({
  currencyId: field('currency', currencyId),
  currencyName: field('currency_name', text),
  opening: field('opening', amount),
  received: field('received', amount),
  spent: field('spent', amount),
  closing: field('closing', amount),
}));

/** What one account got or gave, and what all four have of the currency afterwards. */
export interface StatementLine extends PlainOf<typeof statementLine> {}
export const statementLine = /* @__PURE__ */ shape(() => ({
  id: field('id', text),
  at: field('created_time', instant),
  account: field('account', accountKind),
  currencyName: field('currency_name', text),
  amount: field('value', amount),
  balance: field('balance', amount),
  kind: field('record_type', maybe(recordKind)),
  info: field('info', textOrEmpty),
}));

export interface Statement extends PlainOf<typeof statementShape> {}
export const statementShape = /* @__PURE__ */ shape(() => ({
  balances: field('balances', list<StatementBalance>(statementBalance)),
  /** Oldest first, a page of them. */
  lines: field('list', list<StatementLine>(statementLine)),
  /** Of all pages. */
  total: field('total', count),
}));

/** wallet.statement-sums: everything that moved money from one moment to before another, over all accounts. */
export const readStatement = /* @__PURE__ */ call('readStatement', 'POST', '/api/ext/statement', {
  payload: () => ({
    from: field('from', givenInstant),
    to: field('to', givenInstant),
    page: optional('page', page),
  }),
  answer: (): Kind<Statement> => statementShape,
  check: ({ from, to }) => (from < to ? null : refuse('not-later', 'to')),
});
