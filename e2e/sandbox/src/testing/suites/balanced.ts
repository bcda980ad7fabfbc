import { decimal } from '@tradefloor/money';
import { OUTSIDE } from '../../ledger/account';
import { fromUnits, toUnits } from '../../ledger/ledger';
import type { TestExchange } from '../test-exchange';

/** What is known, what is stored and the sum of all entries are the same; nobody is below zero; each entry sums to zero. */
export async function assertBalanced(exchange: TestExchange): Promise<void> {
  const { db, ledger } = exchange.core;
  const lines = await db
    .selectFrom('ledger_line')
    .select(eb => ['member_id', 'currency_id', 'account', 'part', eb.fn.sum<string>('amount').as('amount')] as const)
    .groupBy(['member_id', 'currency_id', 'account', 'part'])
    .execute();
  const named = (row: { member_id: number; currency_id: number; account: string; part: string; amount: string }) =>
    `${row.member_id}:${row.currency_id}:${row.account}:${row.part} ${fromUnits(toUnits(decimal(row.amount)))}`;
  const stored = await db.selectFrom('balance').selectAll().execute();
  const known = [...ledger.all()].map(({ holding, units }) =>
    named({
      member_id: holding.memberId,
      currency_id: holding.currencyId,
      account: holding.account,
      part: holding.part,
      amount: fromUnits(units),
    }),
  );
  // An act that was taken back leaves what it put into an empty account as zero in memory, and nowhere else.
  const sorted = (rows: readonly string[]) => rows.filter(row => !row.endsWith(' 0')).sort();
  expect(sorted(stored.map(named))).toEqual(sorted(lines.map(named)));
  expect(sorted(known)).toEqual(sorted(lines.map(named)));
  expect(stored.filter(row => row.amount.startsWith('-') && row.member_id !== OUTSIDE)).toEqual([]);
  const { rows } = await db
    .selectFrom('ledger_line')
    .select(eb => ['entry_id', 'currency_id', eb.fn.sum<string>('amount').as('sum')] as const)
    .groupBy(['entry_id', 'currency_id'])
    .execute()
    .then(entries => ({ rows: entries.filter(entry => toUnits(decimal(entry.sum)) !== 0n) }));
  expect(rows).toEqual([]);
}
