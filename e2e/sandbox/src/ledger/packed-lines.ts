import { type RawBuilder, sql } from 'kysely';
import { fromUnits, type Line } from './ledger';

/** An entry's lines as one value: an array of the type `ledger_posting`. Its members are numbers and plain words. */
export function packed(lines: readonly Line[]): string {
  const postings = lines.map(
    ({ holding: { memberId, currencyId, account, part }, units }) =>
      `"(${memberId},${currencyId},${account},${part},${fromUnits(units)})"`,
  );
  return `{${postings.join(',')}}`;
}

/** The members of whose accounts one holds more or less after the lines, as an array; null where none does. */
export function concerned(lines: readonly Line[]): string | null {
  const members = new Set<number>();
  for (const { holding } of lines) {
    if (holding.memberId > 0 && !members.has(holding.memberId) && hasMoved(lines, holding))
      members.add(holding.memberId);
  }
  return members.size === 0 ? null : `{${[...members].join(',')}}`;
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
