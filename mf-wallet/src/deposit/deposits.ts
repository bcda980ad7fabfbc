import type { RowList } from '@tradefloor/area/list';
import { type CurrencyId, listAccountRecords, type LogEntry } from '@tradefloor/contract';
import { chainRecordChanged } from '@tradefloor/contract/ext';
import type { AccountKind } from '@tradefloor/money';
import { chainRecordTopic } from '@tradefloor/platform';
import { keyOfRecord } from '../records/record-keys';

/** The newest deposits of one currency in one account, each confirmation as it comes. */
export const deposits = (account: AccountKind, currencyId: CurrencyId, currencyName: string): RowList<LogEntry> => ({
  name: `deposits ${account} ${currencyId}`,
  whose: 'own',
  keyOf: keyOfRecord,
  order: (one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0),
  // A server that knows no kinds answers everything.
  isWanted: ({ kind }) => kind === 'deposit',
  push: chainRecordChanged,
  follow: (bus, tell) => [
    bus.on(chainRecordTopic).subscribe(row => {
      if (row.kind === 'deposit' && row.account === account && row.currencyName === currencyName) tell.row(row);
    }),
  ],
  ask: (platform, page, signal) =>
    platform.http(listAccountRecords, { account, currencyId, kind: 'deposit', page }, signal ? { signal } : {}),
});

const SHOWN = 3;

/** Those that are under way, and the newest that are done: nobody looks for last year's here. */
export const newestOf = (rows: readonly LogEntry[]): readonly LogEntry[] => rows.slice(0, SHOWN);

type StepState = 'done' | 'current' | 'coming' | 'failed';

/** How far a deposit is: asked for, on the chain, credited, and free to leave again (wallet.confirmation-counts). */
export function stepsOf(
  { status, confirmations = 0 }: LogEntry,
  toWithdraw: number | null,
): readonly [StepState, StepState, StepState, StepState] {
  switch (status) {
    case 'applying':
      return ['current', 'coming', 'coming', 'coming'];
    case 'awaiting-chain':
      return ['done', 'current', 'coming', 'coming'];
    case 'rejected':
      return ['failed', 'coming', 'coming', 'coming'];
    case 'chain-failure':
      return ['done', 'failed', 'coming', 'coming'];
    case 'chain-success':
      return ['done', 'done', 'done', toWithdraw !== null && confirmations < toWithdraw ? 'current' : 'done'];
    case 'in-station-success':
    case null:
      return ['done', 'done', 'done', 'done'];
    default:
      return status satisfies never;
  }
}
