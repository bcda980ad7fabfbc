import { asId } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { anAdvert } from '@tradefloor/platform/testing';
import { bestAdvert } from './best-advert';

const at = (id: string, unit: string, change = {}) => anAdvert({ id: asId(id), price: price(unit), ...change });

test('the cheapest to buy from, the dearest to sell to, of those that take so much money', () => {
  const adverts = [at('1', '7.15'), at('2', '7.11'), at('3', '7.09', { minMoney: amount('900') })];
  expect(bestAdvert(adverts, 'buy', amount('500'))?.id).toBe('2');
  expect(bestAdvert(adverts, 'sell', amount('500'))?.id).toBe('1');
  expect(bestAdvert(adverts, 'buy', amount('1000'))?.id).toBe('3');
  expect(bestAdvert(adverts, 'buy', amount('5000'))).toBeNull();
});

test('never one’s own', () => {
  expect(bestAdvert([at('1', '7.00', { isOwn: true }), at('2', '7.11')], 'buy', amount('500'))?.id).toBe('2');
});
