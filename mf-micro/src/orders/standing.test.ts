import { amount, decimal, price } from '@tradefloor/money';
import { aMicroOrder, closedOrder } from '../testing/micro-server';
import { outcomeOf, resultOf, standingAt } from './standing';

const bet = (direction: 'up' | 'down') => ({ direction, openPrice: price('100.00') });

test.each([
  ['up', '100.01', 'winning'],
  ['up', '99.99', 'losing'],
  ['down', '100.01', 'losing'],
  ['down', '99.99', 'winning'],
  ['up', '100', 'level'],
] as const)('%s at %s is %s', (direction, now, standing) => {
  expect(standingAt(bet(direction), price(now))).toBe(standing);
});

test('a win brings the ratio of the number, exactly; a loss takes it; the same price neither (micro.open-profit)', () => {
  const order = { amount: amount('33.33'), profitRatio: decimal('82.5') };
  expect((['winning', 'losing', 'level'] as const).map(standing => resultOf(order, standing))).toEqual([
    '27.49725',
    '-33.33',
    '0',
  ]);
});

test('how one has ended is what the server says; of one that says nothing, what its prices say', () => {
  expect(outcomeOf(closedOrder('1', amount('-12')))).toEqual({ outcome: 'lost', result: '-12' });
  expect(outcomeOf(closedOrder('1', amount('0.00')))).toEqual({ outcome: 'even', result: '0' });
  const silent = aMicroOrder('1', { status: 'closed', endPrice: price('97413') });
  expect(outcomeOf(silent)).toEqual({ outcome: 'won', result: '82' });
});
