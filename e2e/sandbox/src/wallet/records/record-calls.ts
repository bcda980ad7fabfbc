import {
  asInstant,
  type ChainStatus,
  type LanguageCode,
  type listAccountRecords,
  type listTransferLog,
  type LogEntry,
} from '@tradefloor/contract';
import { amount, neg } from '@tradefloor/money';
import type { Core } from '../../core';
import { causeCalled } from '../../ledger/causes';
import { findCurrency } from '../../market/currency';
import { say } from '../../messages/message';
import { PAGE_ROWS } from '../../spot/order-lists';
import type { ChainRecordRow } from '../../storage/tables/wallet';
import { forMember, type HandlerOf } from '../../wire/ask';
import { wholeOf } from '../../wire/whole-id';
import { transferInfo } from '../account-names';
import { type RecordRow, recordsOf, type RecordWish } from './record-query';

/** exchange.list-pages. */
const LOG_ROWS = 20;

const STATUSES: readonly ChainStatus[] = [
  'applying',
  'awaiting-chain',
  'chain-success',
  'chain-failure',
  'rejected',
  'in-station-success',
];
const statusOf = (status: number | null): ChainStatus | null => STATUSES[(status ?? 0) - 1] ?? null;

export const accountRecords: HandlerOf<typeof listAccountRecords> = forMember((wish, { core, member, language }) =>
  pageOf(core, language, {
    memberId: member.id,
    account: wish.account,
    currencyId: wish.currencyId === undefined ? undefined : wholeOf(wish.currencyId),
    kind: wish.kind,
    page: wish.page ?? 1,
    rows: PAGE_ROWS,
  }),
);

export const transferLog: HandlerOf<typeof listTransferLog> = forMember((wish, { core, member, language }) =>
  pageOf(core, language, {
    memberId: member.id,
    kind: wish.kind,
    page: wish.page ?? 1,
    rows: wish.limit ?? LOG_ROWS,
  }),
);

async function pageOf(core: Core, language: LanguageCode, wish: RecordWish) {
  const rows = await recordsOf(core, wish);
  // Beyond the last page nothing says how many there are.
  const total = rows[0]?.total ?? (wish.page === 1 ? 0 : null);
  return { rows: rows.map(row => entryOf(row, language)), total };
}

function entryOf(row: RecordRow, language: LanguageCode): LogEntry {
  const cause = causeCalled(row.cause);
  return {
    id: `${row.origin}-${row.id}-${row.account}-${row.currency_id}`,
    value: amount(row.amount),
    info: infoOf(row, language),
    createdAt: asInstant(row.at),
    account: row.account,
    currencyName: findCurrency(row.currency_id)?.name ?? null,
    kind: cause.kind,
    status: statusOf(row.status),
    address: row.address,
    hash: row.hash,
    ...(row.confirmations === null ? {} : { confirmations: row.confirmations }),
  };
}

/** Why money moved, in words. */
export function infoOf(
  { cause, reference, network = null }: Pick<RecordRow, 'cause' | 'reference'> & Partial<Pick<RecordRow, 'network'>>,
  language: LanguageCode,
): string {
  if (cause === 'transfer') return transferInfo(language, reference);
  const text = say(language, causeCalled(cause).says);
  return network === null ? text : say(language, 'onNetwork', { text, network: network.toUpperCase() });
}

/** As it is pushed: whoever hears it says it in the language of the screen. */
export const pushedEntryOf = (row: ChainRecordRow): LogEntry => ({
  id: `chain-${row.id}-${row.account}-${row.currency_id}`,
  value: row.kind === 'deposit' ? amount(row.amount) : neg(amount(row.amount)),
  info: '',
  createdAt: asInstant(row.created_at),
  account: row.account,
  currencyName: findCurrency(row.currency_id)?.name ?? null,
  kind: row.kind,
  status: statusOf(row.status),
  address: row.address,
  hash: row.hash,
  confirmations: row.confirmations,
});
