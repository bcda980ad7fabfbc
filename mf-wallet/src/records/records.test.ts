import { asInstant, type LogEntry, type TransferRecord } from '@tradefloor/contract';
import { amount, fromScaled, sub, sum } from '@tradefloor/money';
import * as fc from 'fast-check';
import { chainStepsOf, isGivenBack } from './chain-steps';
import { microEntry } from './record-lists';
import { totalsOf } from './record-totals';

const moved = (type: string): TransferRecord => ({
  id: '7',
  type,
  amount: amount('60'),
  info: 'Micro account → Spot account',
  account: 'change',
  currencyName: 'USDT',
  createdAt: asInstant(1_700_000_000_000),
});

test('a transfer is what the micro account got or gave, and no other account’s', () => {
  expect(microEntry(moved('change-to-micro'))).toMatchObject({ value: '60', account: 'micro', kind: 'transfer' });
  expect(microEntry(moved('micro-to-change'))).toMatchObject({ value: '-60' });
  expect(microEntry(moved('legal-to-lever'))).toBeNull();
});

test('totals are by currency, what came and what went (wallet.record-totals)', () => {
  const row = (currencyName: string | null, value: string) => ({ currencyName, value: amount(value) }) as LogEntry;
  const rows = [row('USDT', '60'), row('USDT', '-0.00000001'), row('BTC', '0.1'), row('USDT', '40.5'), row(null, '9')];
  expect(totalsOf(rows)).toEqual([
    { currencyName: 'BTC', received: '0.1', spent: '0' },
    { currencyName: 'USDT', received: '100.5', spent: '0.00000001' },
  ]);
});

test('what came less what went is the sum of it all', () => {
  const anEntry = fc.record({
    currencyName: fc.constantFrom('BTC', 'USDT'),
    units: fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
  });
  fc.assert(
    fc.property(fc.array(anEntry), entries => {
      const rows = entries.map(
        ({ currencyName, units }) => ({ currencyName, value: fromScaled(units, 8) }) as LogEntry,
      );
      for (const { currencyName, received, spent } of totalsOf(rows)) {
        const own = rows.filter(row => row.currencyName === currencyName).map(({ value }) => value);
        expect(sub(received, spent)).toBe(sum(own));
      }
    }),
  );
});

test.each([
  ['applying', ['asked done', 'review current', 'chain coming', 'done coming']],
  ['awaiting-chain', ['asked done', 'review done', 'chain current', 'done coming']],
  ['chain-success', ['asked done', 'review done', 'chain done', 'done done']],
  ['chain-failure', ['asked done', 'review done', 'failed failed']],
  ['rejected', ['asked done', 'rejected failed']],
  ['in-station-success', ['asked done', 'review done', 'inside done']],
] as const)('%s is told as %j (wallet.chain-states)', (status, told) => {
  expect(chainStepsOf({ status }).map(step => step.join(' '))).toEqual(told);
});

test('money comes back from a withdrawal that was refused or failed', () => {
  expect(isGivenBack({ kind: 'withdrawal', status: 'rejected' })).toBe(true);
  expect(isGivenBack({ kind: 'withdrawal', status: 'chain-failure' })).toBe(true);
  expect(isGivenBack({ kind: 'withdrawal', status: 'chain-success' })).toBe(false);
  expect(isGivenBack({ kind: 'deposit', status: 'rejected' })).toBe(false);
});
