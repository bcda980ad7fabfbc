import type { RowList } from '@tradefloor/area/list';
import {
  listAccountRecords,
  listTransferLog,
  listTransfers,
  type LogEntry,
  type PayloadOf,
  type TransferRecord,
} from '@tradefloor/contract';
import type { totalRecords } from '@tradefloor/contract/ext';
import { type AccountKind, neg } from '@tradefloor/money';
import { balanceChangesTopic, chainRecordTopic } from '@tradefloor/platform';
import { keyOfRecord, keyOfTransfer } from './record-keys';
import { isAccount, isWanted, type RecordWish, spanOf } from './record-wish';

/** exchange.list-pages: of all accounts twenty a page. */
export const PAGE_ROWS = 20;

/** What a wish means on the wire, but for the account. */
export const filterOf = (wish: RecordWish): Omit<PayloadOf<typeof totalRecords>, 'account'> => ({
  ...(wish.kind === null ? {} : { kind: wish.kind }),
  ...currencyAndSpanOf(wish),
});

const currencyAndSpanOf = (wish: RecordWish) => ({
  ...(wish.currencyId === null ? {} : { currencyId: wish.currencyId }),
  ...spanOf(wish),
});

const nameOf = (wish: RecordWish): string => Object.values(wish).map(String).join(' ');

/** What moves money is pushed as balances, how far a deposit is by itself; the server words it in the language that is on. */
const follow: NonNullable<RowList<LogEntry>['follow']> = (bus, { stale }, { language }) => [
  bus.on(balanceChangesTopic).subscribe(stale),
  bus.on(chainRecordTopic).subscribe(stale),
  language.changes.subscribe(stale),
];

/** The records of all accounts together, or of one of them, page by page. */
export const recordList = (wish: RecordWish, currencyName: string | null): RowList<LogEntry> => ({
  name: `records ${nameOf(wish)}`,
  whose: 'own',
  keyOf: keyOfRecord,
  follow,
  push: 'always',
  pageRows: PAGE_ROWS,
  isWanted: isWanted(wish, currencyName),
  ask: ({ http }, page, signal) =>
    http(
      listTransferLog,
      { ...(wish.account === null ? {} : { account: wish.account }), ...filterOf(wish), page, limit: PAGE_ROWS },
      signal ? { signal } : {},
    ),
});

/** Of one account and currency, the next ones below the others. */
export const currencyRecordList = (
  account: AccountKind,
  wish: RecordWish,
  currencyName: string,
): RowList<LogEntry> => ({
  name: `currency records ${account} ${nameOf(wish)}`,
  whose: 'own',
  keyOf: keyOfRecord,
  follow,
  push: 'always',
  isWanted: isWanted(wish, currencyName),
  ask: ({ http }, page, signal) =>
    http(listAccountRecords, { account, ...filterOf(wish), page }, signal ? { signal } : {}),
});

const WAY = /^(\w+)-to-(\w+)$/;

/** Between which accounts a transfer was, by what the server calls its way; null where that is no two accounts. */
export function accountsOf(type: string): readonly [from: AccountKind, to: AccountKind] | null {
  const [, from, to] = WAY.exec(type) ?? [];
  return isAccount(from) && isAccount(to) ? [from, to] : null;
}

/** As the micro account sees it: what comes in, and what goes out below zero. */
export function microEntry({ id, type, amount, info, currencyName, createdAt }: TransferRecord): LogEntry | null {
  const [from, to] = accountsOf(type) ?? [];
  if (from !== 'micro' && to !== 'micro') return null;
  const value = from === 'micro' ? neg(amount) : amount;
  const what = { id, value, info, createdAt, account: 'micro', currencyName };
  return { ...what, kind: 'transfer', status: null, address: null, hash: null };
}

/** So many of the newest ones, between whichever accounts. */
export const newestTransfers = (limit: number): RowList<TransferRecord> => ({
  name: `newest transfers ${limit}`,
  whose: 'own',
  keyOf: keyOfTransfer,
  follow: (bus, { stale }, { language }) => [
    bus.on(balanceChangesTopic).subscribe(stale),
    language.changes.subscribe(stale),
  ],
  push: 'always',
  ask: ({ http }, page, signal) => http(listTransfers, { page, limit }, signal ? { signal } : {}),
});

/** The micro account's transfers, page by page. */
export const microTransfers = (wish: RecordWish, currencyName: string | null): RowList<LogEntry> => ({
  name: `micro transfers ${nameOf(wish)}`,
  whose: 'own',
  keyOf: keyOfRecord,
  follow,
  push: 'always',
  pageRows: PAGE_ROWS,
  async ask({ http }, page, signal) {
    const asked = { account: 'micro', ...currencyAndSpanOf(wish), page, limit: PAGE_ROWS } as const;
    const { rows, total } = await http(listTransfers, asked, signal ? { signal } : {});
    const own = rows.flatMap(row => microEntry(row) ?? []).filter(isWanted(wish, currencyName));
    // A server that knows no pages answers all of them, and says no total.
    const first = total === null ? (page - 1) * PAGE_ROWS : 0;
    return { rows: own.slice(first, first + PAGE_ROWS), total: total ?? own.length };
  },
});
