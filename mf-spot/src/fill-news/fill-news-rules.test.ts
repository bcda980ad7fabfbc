import { asId, asInstant, type Entrust } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { aFill, anOrder } from '@tradefloor/platform/testing';
import { sumsOfFills } from './sum-of-fills';
import { Unheard } from './unheard';

it('sums up an order that met several others', () => {
  const fills = [
    aFill('1', { price: price('100'), amount: amount('1') }),
    aFill('2', { price: price('101'), amount: amount('3') }),
    aFill('3', { side: 'sell' }),
  ];
  expect(sumsOfFills(fills, { fills, orders: new Map() })).toMatchObject([
    { side: 'buy', amount: '4', average: '100.75' },
    { side: 'sell', amount: '0.01' },
  ]);
});

it('sums up an order over all that is filled of it, and says of how much', () => {
  const ofOrder = (id: string, number: string) => aFill(id, { orderId: asId('7'), amount: amount(number) });
  const fills = [ofOrder('2', '0.3'), ofOrder('1', '0.2'), aFill('0', { orderId: asId('6'), amount: amount('9') })];
  const sum = (more: Partial<Entrust>) =>
    sumsOfFills(fills.slice(0, 1), { fills, orders: new Map([['7', anOrder('7', { total: amount('2'), ...more })]]) });
  expect(sum({ amount: amount('1.5'), filled: amount('0.5') })).toMatchObject([{ order: '7', amount: '0.5', of: '2' }]);
  // It was heard of before, or its older fills are on another page.
  expect(sum({ amount: amount('1.8'), filled: amount('0.2') })).toMatchObject([{ amount: '0.5', of: '2' }]);
  expect(sum({ amount: amount('1'), filled: amount('1') })).toMatchObject([{ amount: '1', of: '2' }]);
  // Cancelled with a part filled: nothing remains, and not all of it was.
  expect(sum({ amount: amount('0'), filled: amount('2') })).toMatchObject([{ amount: '0.5', of: '2' }]);
  expect(sum({ amount: amount('0'), total: amount('0.5') })).toMatchObject([{ amount: '0.5', of: null }]);
});

it('tells what happened from what only came into sight', () => {
  const unheard = new Unheard();
  const old = aFill('1', { time: asInstant(1000) });
  const older = aFill('0', { time: asInstant(500) });
  const fresh = aFill('2', { time: asInstant(2000) });
  expect(unheard.of([old], 1500)).toEqual([]);
  expect(unheard.of([old, older], 1500)).toEqual([]);
  expect(unheard.of([fresh, old, older], 1500)).toEqual([fresh]);
  expect(unheard.of([fresh, old, older], 1500)).toEqual([]);
});

it('tells of a first answer what happened since it began, once', () => {
  const unheard = new Unheard();
  const fills = [aFill('2', { time: asInstant(2000) }), aFill('1', { time: asInstant(1000) })];
  expect(unheard.of(fills, 1500)).toEqual(fills.slice(0, 1));
  expect(unheard.of([aFill('3', { time: asInstant(2000) }), ...fills], 1500)).toMatchObject([{ id: '3' }]);
});
