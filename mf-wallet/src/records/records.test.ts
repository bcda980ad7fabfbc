import { asInstant, type TransferRecord } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { chainStepsOf, isGivenBack } from './chain-steps';
import { microEntry } from './record-lists';

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
