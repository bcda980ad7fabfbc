import { amount } from '@tradefloor/money';
import { clearedOf, type Judged, JUDGES, type PublishForm, readForm, sentOf } from './publish-rules';

const FILLED: PublishForm = {
  side: 'sell',
  currencyId: '3',
  total: '500',
  price: '7.13',
  way: 'bank',
  minMoney: '',
  maxMoney: '',
};
const judged = (field: Judged, change: Partial<PublishForm>, available = amount('600')) =>
  JUDGES[field]({ ...FILLED, ...change }, available);

test('quantity, price and method are needed, each with its own words (c2c.advert-needs)', () => {
  expect([judged('total', { total: '' }), judged('price', { price: '0' }), judged('way', { way: '' })]).toEqual([
    'total',
    'price',
    'way',
  ]);
  expect((Object.keys(JUDGES) as Judged[]).map(field => judged(field, {}))).toEqual(Array(5).fill(null));
});

test('who sells has it; limits may be left out, and exclude not all orders', () => {
  expect(judged('total', { total: '601' })).toBe('balance');
  expect(judged('total', { total: '601', side: 'buy' })).toBeNull();
  expect(judged('minMoney', { minMoney: '200', maxMoney: '100' })).toBe('least-above-most');
  expect(judged('minMoney', { minMoney: '3565.01' })).toBe('least-above-worth');
  expect(judged('maxMoney', { maxMoney: '0' })).toBe('not-positive');
});

test.each([
  ['14.02', '7.13', 'worth-below-least'],
  ['14.03', '7.13', null],
  ['1000', '10000', null],
  ['1000.00001', '10000', 'worth-above-most'],
  ['14.02', '', null],
])('%s at %s is judged by what it is worth: %j (c2c.advert-worth)', (total, price, problem) => {
  expect(judged('total', { total, price, side: 'buy' })).toBe(problem);
});

test('the most of an order leaves room for the least order (c2c.least-order)', () => {
  expect([judged('maxMoney', { maxMoney: '0.99' }), judged('maxMoney', { maxMoney: '1' })]).toEqual([
    'most-below-order',
    null,
  ]);
});

test('what is sent is exact, and leaves out limits that nobody set', () => {
  expect(sentOf({ ...FILLED, minMoney: '100' })).toEqual({
    side: 'sell',
    way: 'bank',
    currencyId: '3',
    total: '500',
    price: '7.13',
    minMoney: '100',
  });
  expect(sentOf({ ...FILLED, way: '' })).toBeNull();
});

test('a refusal clears quantity, price and method, and nothing else', () => {
  expect(clearedOf({ ...FILLED, minMoney: '100' })).toEqual({
    ...FILLED,
    total: '',
    price: '',
    way: '',
    minMoney: '100',
  });
});

test('a kept form is read as far as it is known', () => {
  expect(readForm(FILLED)).toEqual(FILLED);
  expect(readForm({ side: 'rent', total: 5, way: 'cash' })).toEqual({
    ...FILLED,
    currencyId: '',
    total: '',
    price: '',
    way: '',
  });
});
