import { faultsIn } from '../testing/reason-for';
import { cancelOrder, placeOrder } from './orders';

const limit = { side: 'in', currency_id: '1', legal_id: '3', price: '100', num: '0.5', mode: '2' };
const faults = (change: object) => faultsIn(placeOrder.payload, { ...limit, ...change });

test('in buys, out sells, 2 is limit and 1 is market (spot.side-codes)', () => {
  expect(placeOrder.payload.decode(limit)).toEqual({
    side: 'buy',
    currencyId: '1',
    legalId: '3',
    price: '100',
    amount: '0.5',
    mode: 'limit',
  });
  expect(placeOrder.payload.decode({ ...limit, side: 'out', mode: 1 })).toMatchObject({ side: 'sell', mode: 'market' });
});

test('a limit order needs a price above zero, a market order none', () => {
  expect(faults({ price: undefined })).toEqual([{ field: 'price', reason: 'missing' }]);
  expect(faults({ price: '0' })).toEqual([{ field: 'price', reason: 'not-positive' }]);
  expect(faults({ price: undefined, mode: '1' })).toEqual([]);
  expect(faults({ price: '0', mode: '1' })).toEqual([]);
});

test.each([
  [{ side: 'up' }, 'side', 'unknown-choice'],
  [{ mode: '3' }, 'mode', 'unknown-choice'],
  [{ num: '' }, 'num', 'missing'],
  [{ num: '0' }, 'num', 'not-positive'],
  [{ num: '-1' }, 'num', 'negative'],
  [{ num: '1e3' }, 'num', 'exponent'],
  [{ num: '0.1234567890123456789' }, 'num', 'too-precise'],
  [{ num: '1'.repeat(21) }, 'num', 'too-large'],
  [{ price: 'abc' }, 'price', 'not-a-number'],
  [{ currency_id: '1;DROP' }, 'currency_id', 'bad-form'],
  [{ legal_id: null }, 'legal_id', 'missing'],
])('%j is refused: %s %s', (change, field, reason) => {
  expect(faults(change)).toEqual([{ field, reason }]);
});

test('a cancel says which side', () => {
  expect(cancelOrder.payload.encode(cancelOrder.payload.decode({ id: '7', type: 'out' }))).toEqual({
    id: 7,
    type: 'out',
  });
});
