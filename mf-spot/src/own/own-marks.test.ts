import { asId, asInstant } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { fillMarks, orderLines, orderOfLine } from './own-marks';

it('an open order lies at its price with what remains of it, in the reader’s numbers', () => {
  const order = { id: asId<never>('7'), side: 'sell', price: price('98900'), amount: amount('1234.5') } as const;
  const lines = orderLines([order, { ...order, side: null }], { buy: 'Compra', sell: 'Venta' }, 'spa');
  expect(lines).toEqual([{ id: 'order-7', price: '98900', kind: 'sell', label: 'Venta 1.234,5', canCancel: true }]);
  expect(orderOfLine('order-7', [order])).toBe(order);
  expect(orderOfLine('drawn-7', [order])).toBeUndefined();
});

it('a fill stands at its time, also one that the server gave no id', () => {
  const fill = { id: null, time: asInstant(5), side: 'buy', price: price('1'), amount: amount('2') } as const;
  const marks = fillMarks([fill, fill]);
  expect(marks).toMatchObject([{ time: 5, price: '1', kind: 'buy' }, { kind: 'buy' }]);
  expect(new Set(marks.map(({ id }) => id)).size).toBe(2);
});
