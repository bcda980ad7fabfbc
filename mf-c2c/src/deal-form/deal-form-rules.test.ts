import { amount, decimal } from '@tradefloor/money';
import { moneyProblem, mostOf, phoneProblem } from './deal-form-rules';

test.each([
  ['', 'phone'],
  ['(', 'phoneForm'],
  ['- - - - -', 'phoneForm'],
  ['1380013800x', 'phoneForm'],
  [' 13800138000 ', null],
  ['１３８００１３８０００', null],
  ['\u202d13800138000\u202c', null],
  ['+86 (0571) 8888-0000', null],
])('a phone number %p (c2c.acceptor-needs)', (typed, problem) => {
  expect(phoneProblem(typed)).toBe(problem);
});

const bounds = (own: string | null) => ({
  userBalance: own === null ? null : amount(own),
  rechargeQuota: amount('50000'),
  rechargeRate: decimal('0.5'),
  withdrawalRate: decimal('0.8'),
  withdrawalQuota: amount('20000'),
});

test.each([
  ['0', '5000', '50000', 'quota'],
  ['1', '5000', '5000', 'balance'],
  ['1', '20000', '20000', 'quota'],
  ['1', null, '20000', 'quota'],
] as const)('a deal %s with a balance of %p is bounded by %s (c2c.acceptor-needs)', (current, own, most, by) => {
  expect(mostOf(bounds(own), current)).toEqual({ most: amount(most), by });
});

test.each([
  [null, 'amount'],
  ['0', 'amount'],
  ['0.99', 'least'],
  ['1', null],
  ['5000', null],
  ['5000.01', 'balance'],
])('money of %p (c2c.acceptor-needs)', (money, problem) => {
  expect(moneyProblem(money === null ? null : amount(money), mostOf(bounds('5000'), '1'))).toBe(problem);
});
