import { amount } from '@tradefloor/money';
import { standard } from '../testing/micro-server';
import { buyFaultOf, claimStateOf, payoutOf, premiumOf, wayGone } from './rules';

const held = (result: string, payoutsToday = 0) => ({
  id: '1',
  typeId: standard.id,
  insured: amount('100'),
  result: amount(result),
  payoutsToday,
  boughtAt: null,
});

test('a claim is due at half lost, twice a day (micro.insurance-ends, micro.payouts-a-day)', () => {
  expect([held('-49.99'), held('-50'), held('-50', 1), held('-50', 2)].map(claimStateOf)).toEqual([
    'holds',
    'due',
    'due',
    'tomorrow',
  ]);
});

test('it pays its share of what was lost, and of no more than was insured', () => {
  expect(payoutOf(held('-60'), standard)).toBe('15');
  expect(payoutOf(held('-160'), standard)).toBe('25');
  expect(payoutOf(held('-60'))).toBe('60');
});

test('the way to its end is shown in percent, either way', () => {
  expect([held('0'), held('-25'), held('-50'), held('-80'), held('25'), held('100')].map(wayGone)).toEqual([
    0, 50, 100, 100, 25, 100,
  ]);
});

test.each([
  ['', 'missing'],
  ['99.99', 'tooSmall'],
  ['1000.01', 'tooBig'],
  ['100.123456789', 'tooFine'],
  // With its price of 6 percent.
  ['500', null],
  ['500.01', 'insufficient'],
] as const)('a sum of %p is %p', (text, fault) => {
  expect(buyFaultOf(text, { type: standard, scale: 8, available: amount('530') })).toBe(fault);
});

test('its price is raised to the last digit', () => {
  expect(premiumOf(amount('100.01'), standard, 2)).toBe('6.01');
});
