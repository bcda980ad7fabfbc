import { amount } from '@tradefloor/money';
import { orderFigures, orderNewsOf } from './deal-news';

test('what the other of the two did is news, what the user did themselves is none', () => {
  const news = (order: Partial<Parameters<typeof orderNewsOf>[0]>) =>
    orderNewsOf({ side: 'buy', status: 'unpaid', isAdvertOwner: false, ...order });
  expect(news({ status: 'unpaid' })).toBeNull();
  expect(news({ status: 'unpaid', side: 'sell', isAdvertOwner: true })).toBe('taken');
  expect(news({ status: 'unpaid', side: 'buy', isAdvertOwner: true })).toBe('taken-to-pay');
  expect(news({ status: 'paid', side: 'buy' })).toBeNull();
  expect(news({ status: 'paid', side: 'sell' })).toBe('paid');
  expect(news({ status: 'finished', side: 'buy' })).toBe('released');
  expect(news({ status: 'finished', side: 'sell' })).toBeNull();
  expect(news({ status: 'cancelled', side: 'sell' })).toBe('cancelled');
});

test('its figures keep every digit, and money its two', () => {
  const order = { amount: amount('1.23456789'), currencyName: 'USDT', money: amount('9876543.2') };
  expect(orderFigures(order, 'en')).toEqual({ coins: '1.23456789 USDT', money: '¥ 9,876,543.20' });
});
