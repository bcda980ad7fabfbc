import { asInstant } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { BEGAN, closedOrder } from '../testing/micro-server';
import { curveOf, groupsOf, sumsOf } from './day-sums';

const orders = [
  closedOrder('3', amount('82'), { createdAt: asInstant(BEGAN + 3_000) }),
  closedOrder('2', amount('-100'), { createdAt: asInstant(BEGAN + 2_000), symbol: 'ETH/USDT' }),
  closedOrder('1', amount('0'), { createdAt: asInstant(BEGAN) }),
  closedOrder('4', amount('82'), { createdAt: asInstant(BEGAN + 1_000) }),
];

test('sums, to the last digit; what came back counts neither as won nor as lost', () => {
  expect(sumsOf(orders)).toEqual({
    count: 4,
    won: 2,
    lost: 1,
    winRate: '66.6',
    staked: '400',
    profit: '164',
    loss: '100',
    fees: '2',
    net: '62',
  });
  expect(sumsOf([])).toMatchObject({ winRate: null, net: '0' });
});

test('by what they have in common, most orders first', () => {
  const groups = groupsOf(orders, ({ symbol }) => symbol);
  expect(groups.map(({ name, sums: { count, net } }) => [name, count, net])).toEqual([
    ['BTC/USDT', 3, '162.5'],
    ['ETH/USDT', 1, '-100.5'],
  ]);
});

test('the curve goes by when they ended, from nothing, after fees', () => {
  expect(curveOf(orders)).toEqual(['0', '-0.5', '81', '-19.5', '62']);
});
