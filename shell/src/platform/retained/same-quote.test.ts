import { price } from '@tradefloor/money';
import { aQuote } from '@tradefloor/platform/testing';
import { sameQuote } from './same-quote';

it('is another one with another price, and also where it is hidden or has other terms', () => {
  const quote = aQuote('BTC/USDT');
  expect(sameQuote(quote, aQuote('BTC/USDT'))).toBe(true);
  for (const change of [{ price: price('1') }, { shown: false }, { leverageShare: null, priceScale: 1000 }])
    expect(sameQuote(quote, { ...quote, ...change })).toBe(false);
});
