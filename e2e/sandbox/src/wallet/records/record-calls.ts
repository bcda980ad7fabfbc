import {
  asInstant,
  type ChainStatus,
  type LanguageCode,
  type listAccountRecords,
  type listTransferLog,
  type LogEntry,
  type PayloadOf,
} from '@tradefloor/contract';
import type { totalRecords } from '@tradefloor/contract/ext';
import { amount, neg } from '@tradefloor/money';
import type { Core } from '../../core';
import { causeCalled } from '../../ledger/causes';
import { findCurrency } from '../../market/currency';
import { idOf } from '../../market/quotes';
import { say } from '../../messages/message';
import { PAGE_ROWS } from '../../spot/order-lists';
import type { ChainRecordRow } from '../../storage/tables/wallet';
import type { HandlerOf } from '../../wire/ask';
import { transferInfo } from '../account-names';
import { networkCalled } from '../networks/networks';
import { listedCurrency } from '../wallet-currency';
import { type Range, type RecordRow, recordsOf, recordTotalsOf, type RecordWish } from './record-query';
import { throughHistory } from './whole-history';

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

export const accountRecords: HandlerOf<typeof listAccountRecords> = throughHistory((wish, { core, member, language }) =>
  pageOf(core, language, wishOf(member.id, wish), { page: wish.page ?? 1, rows: PAGE_ROWS }),
);

export const transferLog: HandlerOf<typeof listTransferLog> = throughHistory((wish, { core, member, language }) =>
  pageOf(core, language, wishOf(member.id, wish), { page: wish.page ?? 1, rows: wish.limit ?? LOG_ROWS }),
);

export const recordTotals: HandlerOf<typeof totalRecords> = throughHistory(async (wish, { core, member }) => {
  const rows = await recordTotalsOf(core, wishOf(member.id, wish));
  return rows.flatMap(({ currency_id, received, spent }) => {
    const currency = findCurrency(currency_id);
    if (!currency) return [];
    const { name: currencyName } = currency;
    return [{ currencyId: idOf(currency), currencyName, received: amount(received), spent: amount(spent) }];
  });
});

const wishOf = (memberId: number, wish: PayloadOf<typeof totalRecords>): RecordWish => ({
  memberId,
  account: wish.account,
  currencyId: wish.currencyId === undefined ? undefined : listedCurrency(wish.currencyId),
  kind: wish.kind,
  from: wish.from,
  to: wish.to,
});

async function pageOf(core: Core, language: LanguageCode, wish: RecordWish, range: Range) {
  const rows = await recordsOf(core, wish, range);
  // Beyond the last page nothing says how many there are.
  const total = rows[0]?.total ?? (range.page === 1 ? 0 : null);
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
    ...(row.network === null ? {} : { network: row.network }),
    ...(row.fee === null ? {} : { fee: amount(row.fee) }),
    ...(row.confirmations === null ? {} : { confirmations: row.confirmations, confirmationsNeeded: neededBy(row) }),
  };
}

function neededBy({ currency_id, network }: Pick<ChainRecordRow, 'currency_id'> & { network: string | null }): number {
  const currency = findCurrency(currency_id);
  return (currency && networkCalled(currency, network ?? '')?.creditAfter) ?? 1;
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
  network: row.network,
  ...(row.kind === 'withdrawal' ? { fee: amount(row.fee) } : {}),
  confirmations: row.confirmations,
  confirmationsNeeded: neededBy(row),
});
