import { pairsTopic, quotesTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote } from '@tradefloor/platform/testing';
import { quotesOf } from './quotes-of';

const bitcoin = aQuote('BTC/USDT');

it('draws what the shell knows with the first frame, before it listens', () => {
  const platform = fakePlatform();
  platform.drive(pairsTopic, [{ id: null, name: 'USDT', quotes: [bitcoin] }]);
  platform.drive(quotesTopic, bitcoin, bitcoin.key);
  expect(quotesOf(platform).all().read()).toEqual([{ quote: bitcoin, moved: null }]);
  expect(platform.listeners()).toBe(0);
});
