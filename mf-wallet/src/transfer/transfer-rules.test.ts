import { asId } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import {
  allOf,
  type Movable,
  problemOf,
  type TransferDraft,
  transferOf,
  withAccount,
  withCurrency,
} from './transfer-rules';

const usdt: Movable = {
  id: asId('3'),
  name: 'USDT',
  decimals: 8,
  accounts: ['legal', 'change', 'lever', 'micro'],
  available: { legal: amount('250'), change: amount('120000000'), lever: amount('0'), micro: amount('5.5') },
};
const sol: Movable = { ...usdt, id: asId('6'), name: 'SOL', accounts: ['change', 'micro'] };
const draft = (from: TransferDraft['from'], to: TransferDraft['to'], typed = ''): TransferDraft => ({
  currencyId: '3',
  from,
  to,
  amount: typed,
});

test.each([
  ['legal', 'change', '', 'missing'],
  ['legal', 'change', '0.00000001', null],
  ['legal', 'legal', '1', 'same-account'],
  ['change', 'legal', '99999999', null],
  ['change', 'legal', '99999999.00000001', 'above-cap'],
  ['legal', 'lever', '99.99', 'below-min'],
  ['legal', 'lever', '100', null],
  ['legal', 'change', '250.00000001', 'insufficient'],
] as const)('%s to %s of %j: %j (wallet.transfer-limits)', (from, to, typed, problem) => {
  expect(problemOf(draft(from, to, typed), usdt, false)).toBe(problem);
});

test.each([
  ['100', null],
  ['150', 'no-step'],
  ['200', null],
  ['99', 'below-min'],
  ['300', 'insufficient'],
])('the exchange of %s: %j (wallet.exchange-step)', (typed, problem) => {
  expect(problemOf(draft('legal', 'lever', typed), usdt, true)).toBe(problem);
});

test('the exchange is the older form', () => {
  const exchange = transferOf(draft('legal', 'lever'), usdt, amount('100'), true);
  expect(exchange).toEqual({ amount: '100', currencyId: '3', way: 'legal-to-lever' });
  const transfer = transferOf(draft('micro', 'change'), usdt, amount('5'), false);
  expect(transfer).toEqual({ amount: '5', currencyId: '3', from: 'micro', to: 'change' });
});

test('all is what is there, as far as one transfer goes', () => {
  expect(allOf(usdt, 'micro', false)).toBe('5.5');
  expect(allOf(usdt, 'change', false)).toBe('99999999');
});

test('all of an exchange is as many hundreds as there are (wallet.exchange-step)', () => {
  expect(allOf(usdt, 'legal', true)).toBe('200');
  expect(allOf(usdt, 'change', true)).toBe('99999900');
  expect(allOf(usdt, 'micro', true)).toBe('5.5');
});

test('the account of the other side changes places', () => {
  expect(withAccount(draft('legal', 'change'), 'from', 'change')).toEqual(draft('change', 'legal'));
  expect(withAccount(draft('legal', 'change'), 'to', 'micro')).toEqual(draft('legal', 'micro'));
});

test('a currency goes between accounts that hold it', () => {
  expect(withCurrency(draft('legal', 'lever', '5'), sol)).toEqual({ ...draft('change', 'micro'), currencyId: '6' });
  expect(withCurrency(draft('micro', 'change', '5'), sol)).toEqual({ ...draft('micro', 'change'), currencyId: '6' });
});

test('all out of leverage is what its positions leave free, and nothing above that leaves (leverage.may-leave)', () => {
  const held = { ...usdt, available: { ...usdt.available, lever: amount('500') } };
  const free = amount('402.999515');
  const problem = (typed: string, leaving?: typeof free) =>
    problemOf(draft('lever', 'change', typed), held, false, leaving);
  expect(allOf(held, 'lever', false, free)).toBe('402.999515');
  expect([problem('402.999515', free), problem('402.999516', free)]).toEqual([null, 'carries-positions']);
  expect(problem('500.1', free)).toBe('insufficient');
  expect([allOf(held, 'lever', false), problem('500')]).toEqual(['500', null]);
  // Of nothing it is said why.
  const none = amount('0');
  expect(problem(allOf(held, 'lever', false, none), none)).toBe('carries-positions');
});
