import { asInstant } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { aFill } from '@tradefloor/platform/testing';
import { sumsOfFills } from './sum-of-fills';
import { Unheard } from './unheard';

it('sums up an order that met several others', () => {
  const fills = [
    aFill('1', { price: price('100'), amount: amount('1') }),
    aFill('2', { price: price('101'), amount: amount('3') }),
    aFill('3', { side: 'sell' }),
  ];
  expect(sumsOfFills(fills)).toMatchObject([
    { side: 'buy', amount: '4', average: '100.75' },
    { side: 'sell', amount: '0.01' },
  ]);
});

it('tells what happened from what only came into sight', () => {
  const unheard = new Unheard();
  const old = aFill('1', { time: asInstant(1000) });
  const older = aFill('0', { time: asInstant(500) });
  const fresh = aFill('2', { time: asInstant(2000) });
  expect(unheard.of([old])).toEqual([]);
  expect(unheard.of([old, older])).toEqual([]);
  expect(unheard.of([fresh, old, older])).toEqual([fresh]);
  expect(unheard.of([fresh, old, older])).toEqual([]);
});
