import { listAdverts, takeAdvert } from './advert';
import { readC2cOrder } from './order';

test('an order in each state, its time as a number or to be read by eye', () => {
  const order = {
    id: 1,
    type: 'buy',
    number: 2,
    price: '7.1',
    deal_money: '14.2',
    is_sure: 0,
    format_create_time: '2025-11-21 08:30:00',
  };
  const state = (is_sure: number) => readC2cOrder.answer.decode({ ...order, is_sure }).status;
  expect([0, 1, 2, 3].map(state)).toEqual(['unpaid', 'finished', 'cancelled', 'paid']);
  const read = readC2cOrder.answer.decode(order);
  expect(read.createdAt).toBe(1_763_713_800_000);
  expect(readC2cOrder.answer.encode(read)).toMatchObject({
    create_time: 1_763_713_800_000,
    format_create_time: '2025-11-21 08:30:00',
  });
});

test('an advert is taken whole, or in part', () => {
  expect(takeAdvert.payload.decode({ id: '4', number: '' })).toEqual({ id: '4' });
  expect(takeAdvert.payload.decode({ id: '4', number: '0.5' })).toEqual({ id: '4', amount: '0.5' });
  expect(listAdverts.payload.decode({ type: 'sell', page: '2', way: 'we_chat' })).toEqual({
    side: 'sell',
    page: 2,
    way: 'wechat',
  });
});
