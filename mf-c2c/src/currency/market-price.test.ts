import { decimal, price } from '@tradefloor/money';
import { distanceOf, yuanPriceOf } from './market-price';

test('a dollar is worth the rate, a coin its price in dollars at that rate, to the cent', () => {
  expect(yuanPriceOf('USDT', null, decimal('7.11'))).toBe('7.11');
  expect(yuanPriceOf('BTC', price('97412.56'), decimal('7.11'))).toBe('692603.3');
  expect(yuanPriceOf('BTC', null, decimal('7.11'))).toBeNull();
  expect(yuanPriceOf('USDT', null, null)).toBeNull();
});

test('how far a price is from the market’s, in percent', () => {
  expect(distanceOf(decimal('7.13'), decimal('7.11'))).toBe('0.28');
  expect(distanceOf(decimal('7.04'), decimal('7.11'))).toBe('-0.98');
  expect(distanceOf(decimal('7.04'), null)).toBeNull();
});
