import { price } from '@tradefloor/money';
import { farPercent } from './far-price';

test.each([
  ['buy', '105', '5'],
  ['buy', '1000', '900'],
  ['buy', '104.9', null],
  ['buy', '1', null],
  ['sell', '95', '5'],
  ['sell', '0.01', '99.9'],
  ['sell', '95.1', null],
  ['sell', '1000', null],
] as const)('%s at %s against a market of 100 is far by %s', (side, at, far) => {
  expect(farPercent(side, price(at), price('100'))).toBe(far);
});

test('nothing is far from a market that is not there', () => {
  expect(farPercent('buy', price('5'), price('0'))).toBeNull();
});
