import { DAY } from '../clock/clock';
import { Cancellations } from './cancellations';

const [BUYER, SELLER, NOON] = [1, 2, Date.UTC(2026, 10, 27, 4)];
const ofSellers = { buyer_id: BUYER, seller_id: SELLER, owner_id: SELLER };
const ofBuyers = { ...ofSellers, owner_id: BUYER };

const counted = (...orders: readonly (typeof ofSellers)[]) => {
  const cancellations = new Cancellations();
  for (const order of orders) cancellations.note(order, NOON);
  return cancellations;
};

it('the third order that a buyer makes and cancels stops the day', () => {
  expect(counted(ofSellers, ofSellers).isStopped(BUYER, NOON)).toBe(false);
  const three = counted(ofSellers, ofSellers, ofSellers);
  expect([three.isStopped(BUYER, NOON), three.isStopped(BUYER, NOON + DAY)]).toEqual([true, false]);
});

it('one seller stops nobody by three orders of a buyer’s own advert; three sellers do', () => {
  expect(counted(ofBuyers, ofBuyers, ofBuyers, ofBuyers).isStopped(BUYER, NOON)).toBe(false);
  expect(counted(ofBuyers, ofSellers, ofSellers).isStopped(BUYER, NOON)).toBe(true);
  const others = [3, 4].map(seller_id => Object.assign({}, ofBuyers, { seller_id }));
  expect(counted(ofBuyers, ...others).isStopped(BUYER, NOON)).toBe(true);
});

it('counts the same after a restart', () => {
  const cancellations = counted(ofSellers, ofSellers, ofSellers);
  cancellations.load([ofBuyers, ofBuyers, ofBuyers].map(order => Object.assign({ closed_at: NOON }, order)));
  expect(cancellations.isStopped(BUYER, NOON)).toBe(false);
});
