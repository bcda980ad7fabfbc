import { amount, price } from '@tradefloor/money';
import { depthPoints, depthRange } from './depth-points';

const row = (at: string, sum: string) => ({ price: price(at), sum: amount(sum) });

test('both sides ascend, and reach as far from the middle', () => {
  const bids = depthPoints('bids', [row('99', '1'), row('90', '5')]);
  const asks = depthPoints('asks', [row('101', '2'), row('103', '4')]);
  expect(bids).toEqual([
    [90, 5],
    [99, 1],
  ]);
  expect(depthRange(bids, asks)).toEqual({ min: 97, max: 103 });
  expect(depthRange([], asks)).toBeNull();
});
