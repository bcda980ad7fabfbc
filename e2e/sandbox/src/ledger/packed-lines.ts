import { type RawBuilder, sql } from 'kysely';
import type { PostingRow } from '../storage/tables';
import { fromUnits, type Line } from './ledger';

/** An entry's lines as they are stored with it. */
export const packed = (lines: readonly Line[]): PostingRow[] =>
  lines.map(({ holding: { memberId, currencyId, account, part }, units }) => ({
    member_id: memberId,
    currency_id: currencyId,
    account,
    part,
    amount: fromUnits(units),
  }));

/** The members of whose accounts one holds more or less after the lines; null where none does. */
export function concerned(lines: readonly Line[]): number[] | null {
  const members = new Set<number>();
  for (const { holding } of lines) {
    if (holding.memberId > 0 && !members.has(holding.memberId) && hasMoved(lines, holding))
      members.add(holding.memberId);
  }
  return members.size === 0 ? null : [...members];
}

/** Of a query's `entry`, found by its index. */
export const concerns = (memberId: number): RawBuilder<boolean> =>
  sql<boolean>`entry.concerns @> array[${memberId}]::int8[]`;

function hasMoved(lines: readonly Line[], { memberId, currencyId, account }: Line['holding']): boolean {
  let sum = 0n;
  for (const { holding, units } of lines) {
    if (holding.memberId === memberId && holding.currencyId === currencyId && holding.account === account) sum += units;
  }
  return sum !== 0n;
}
