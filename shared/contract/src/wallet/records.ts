import { call } from '../call';
import { choice } from '../wire/choice';
import { maybe, pageOf } from '../wire/containers';
import { amount } from '../wire/decimals';
import { currencyId } from '../wire/ids';
import { givenInstant } from '../wire/given-instant';
import { maybeInstant } from '../wire/instant';
import type { Kind, PlainOf } from '../wire/kind';
import { count, page, pageSize } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { text, textOrEmpty } from '../wire/text';
import { accountNumber } from './account-kind';

/** wallet.chain-states: the six states of a deposit or withdrawal. */
export type ChainStatus =
  'applying' | 'awaiting-chain' | 'chain-success' | 'chain-failure' | 'rejected' | 'in-station-success';
const chainStatus: Kind<ChainStatus> = /* @__PURE__ */ choice<ChainStatus>({
  applying: 1,
  'awaiting-chain': 2,
  'chain-success': 3,
  'chain-failure': 4,
  rejected: 5,
  'in-station-success': 6,
});

export type RecordKind = 'deposit' | 'withdrawal' | 'transfer' | 'trade' | 'other';
export const recordKind: Kind<RecordKind> = /* @__PURE__ */ choice<RecordKind>({
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  transfer: 'transfer',
  trade: 'trade',
  other: 'other',
});

/** One line of an account's record: signed, with its explanation. */
export interface LogEntry extends PlainOf<typeof logEntry> {}
export const logEntry = /* @__PURE__ */ shape(() => ({
  id: field('id', maybe(text)),
  value: field('value', amount, 'number'),
  info: field('info', textOrEmpty),
  createdAt: field('created_time', maybeInstant, 'create_time', 'add_time'),
  account: field('account', textOrEmpty),
  currencyName: field('currency_name', maybe(text)),
  // For deposits and withdrawals, where the server tells them apart.
  kind: field('record_type', maybe(recordKind)),
  status: field('status', maybe(chainStatus)),
  address: field('address', maybe(text)),
  hash: field('hash', maybe(text)),
  network: optional('network', text),
  /** Of a withdrawal: kept back of its amount. */
  fee: optional('fee', amount),
  /** Blocks that have seen it, of so many that it needs. */
  confirmations: optional('confirmations', count),
  confirmationsNeeded: optional('need_confirmations', count),
}));

/** Which of them: `from` a moment, and before `to`. Older servers know nothing of it and answer all. */
export const recordFilter = () => ({
  currencyId: optional('currency', currencyId),
  from: optional('begin_time', givenInstant),
  to: optional('end_time', givenInstant),
});

/** The record of one account; of one currency, or of all without it. */
export const listAccountRecords = /* @__PURE__ */ call('listAccountRecords', 'POST', '/api/wallet/legal_log', {
  payload: () => ({
    account: field('type', accountNumber),
    page: optional('page', page),
    kind: optional('record_type', recordKind),
    ...recordFilter(),
  }),
  answer: () => pageOf<LogEntry>('list', logEntry),
});

/** Over all accounts, 20 a page (exchange.list-pages). */
export const listTransferLog = /* @__PURE__ */ call('listTransferLog', 'POST', '/api/account/list', {
  payload: () => ({
    limit: optional('limit', pageSize),
    page: optional('page', page),
    account: optional('type', accountNumber),
    kind: optional('record_type', recordKind),
    ...recordFilter(),
  }),
  answer: () => pageOf<LogEntry>('data', logEntry),
});
