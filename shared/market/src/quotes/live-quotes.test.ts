import { asId, pairKey, type Quote } from '@tradefloor/contract';
import { amount, decimal, price } from '@tradefloor/money';
import { pairsTopic, quotesTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { quotesOf } from './quotes-of';

const bitcoin: Quote = {
  id: asId('1'),
  key: pairKey(asId('1'), asId('3')),
  currencyId: asId('1'),
  legalId: asId('3'),
  base: 'BTC',
  quote: 'USDT',
  price: price('97412.56'),
  change: decimal('1.25'),
  volume: amount('1'),
  high: price('98000'),
  low: price('95000'),
  logo: null,
  shown: true,
  leverageShare: null,
  spread: null,
  leverageFee: null,
  microOpen: false,
  priceScale: 100,
  amountScale: null,
};

it('draws what the shell knows with the first frame, before it listens', () => {
  const platform = fakePlatform();
  platform.drive(pairsTopic, [{ id: null, name: 'USDT', quotes: [bitcoin] }]);
  platform.drive(quotesTopic, bitcoin, bitcoin.key);
  expect(quotesOf(platform).all().read()).toEqual([{ quote: bitcoin, moved: null }]);
  expect(platform.listeners()).toBe(0);
});
