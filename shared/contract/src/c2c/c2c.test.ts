import { faultsIn } from '../testing/reason-for';
import { listAdverts, takeAdvert } from './advert';
import { cancelC2cOrder, confirmAdvertReceipt, confirmC2cReceipt, markC2cPaid, readC2cOrder } from './order';

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
  expect(takeAdvert.payload.decode({ id: '4' })).toEqual({ id: '4' });
  expect(takeAdvert.payload.decode({ id: '4', number: '0.5' })).toEqual({ id: '4', amount: '0.5' });
  expect(listAdverts.payload.decode({ type: 'sell', page: '2', way: 'we_chat' })).toEqual({
    side: 'sell',
    page: 2,
    way: 'wechat',
  });
});

test('a part of an advert that is not said is none, and never the whole (wire.all-unsaid)', () => {
  expect(faultsIn(takeAdvert.payload, { id: '4', number: '' })).toEqual([{ field: 'number', reason: 'missing' }]);
});

const PROVED = { id: 4, fund_password: '246810', two_step_code: '123456' };

test.each([confirmC2cReceipt, confirmAdvertReceipt])('$name takes the seller’s own hand (wallet.own-hand)', call => {
  expect(call.payload.decode({ id: '4' })).toEqual({ id: '4' });
  const plain = call.payload.decode(PROVED);
  expect(plain).toEqual({ id: '4', fundPassword: '246810', code: '123456' });
  expect(call.payload.encode(plain)).toEqual(PROVED);
  expect(faultsIn(call.payload, { ...PROVED, fund_password: '24681' })).toEqual([
    { field: 'fund_password', reason: 'bad-form' },
  ]);
});

test.each([markC2cPaid, cancelC2cOrder])('$name, by which nobody’s coins leave, takes none', call => {
  expect(call.payload.decode(PROVED)).toEqual({ id: '4' });
});
