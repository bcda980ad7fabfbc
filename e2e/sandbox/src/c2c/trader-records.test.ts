import { SECOND } from '../clock/clock';
import type { C2cOrderRow } from '../storage/tables/c2c';
import { TraderRecords } from './trader-records';

const [BUYER, SELLER] = [1, 2];

const anOrder = (change: Partial<C2cOrderRow>): C2cOrderRow => ({
  id: 1,
  advert_id: 1,
  owner_id: SELLER,
  buyer_id: BUYER,
  seller_id: SELLER,
  currency_id: 3,
  quantity: '10',
  price: '7.1',
  money: '71',
  way: 'bank',
  status: 'unpaid',
  created_at: 0,
  pay_by: 900 * SECOND,
  paid_at: null,
  closed_at: null,
  closed_by: null,
  seller_details: '{}',
  buyer_details: '{}',
  ...change,
});

const released = (seconds: number) =>
  anOrder({ status: 'finished', paid_at: 0, closed_at: seconds * SECOND, closed_by: 'seller' });

it('counts what both completed, and against the buyer what was not paid (c2c.trader-record)', () => {
  const records = new TraderRecords();
  for (const order of [anOrder({}), released(60), released(60), anOrder({ status: 'cancelled', closed_by: 'time' })])
    records.note(order);
  expect(records.recordOf(BUYER)).toEqual({ completedOrders: 2, completionPercent: '66.66', releaseSeconds: null });
  expect(records.recordOf(SELLER)).toEqual({ completedOrders: 2, completionPercent: '100', releaseSeconds: 60 });
});

it('tells the median of the newest hundred releases, and nothing of who has had none', () => {
  const records = new TraderRecords();
  expect(records.recordOf(SELLER)).toEqual({ completedOrders: 0, completionPercent: null, releaseSeconds: null });
  for (const seconds of [500, 30, 90]) records.note(released(seconds));
  expect(records.recordOf(SELLER).releaseSeconds).toBe(90);
  for (let order = 0; order < 100; order += 1) records.note(released(10));
  expect(records.recordOf(SELLER).releaseSeconds).toBe(10);
});

it('leaves out what a ruling released: the seller had no hand in it', () => {
  const records = new TraderRecords();
  records.note(anOrder({ status: 'finished', paid_at: 0, closed_at: 60 * SECOND, closed_by: 'ruling' }));
  expect(records.recordOf(SELLER)).toEqual({ completedOrders: 1, completionPercent: '100', releaseSeconds: null });
});
