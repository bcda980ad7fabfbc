import { asId, type PairKey, pairKey, type Quote } from '@tradefloor/contract';
import { amount, decimal, price } from '@tradefloor/money';
import { marketDetailTopic, pairsTopic, quotesTopic } from '@tradefloor/platform';
import { renderHook } from '@testing-library/react';
import { useQuote, useQuotes } from '../react';
import { aMarket, KEY } from './sample-market';

const aQuote = (key: PairKey, now: string): Quote => ({
  key,
  id: asId('1'),
  currencyId: asId('1'),
  legalId: asId('3'),
  base: 'BTC',
  quote: 'USDT',
  price: price(now),
  change: decimal('0'),
  volume: amount('1'),
  high: price(now),
  low: price(now),
  logo: null,
  shown: true,
  leverageShare: null,
  spread: null,
  leverageFee: null,
  microOpen: false,
  priceScale: null,
  amountScale: null,
});

test('a quote says which way it moved, and hears the details of the pair on screen', () => {
  const { platform, frame } = aMarket();
  platform.drive(quotesTopic, aQuote(KEY, '100'), KEY);
  const { result } = renderHook(() => useQuote(platform, KEY));
  expect([result.current?.quote.price, result.current?.moved]).toEqual(['100', null]);
  platform.drive(quotesTopic, aQuote(KEY, '101'), KEY);
  frame();
  expect([result.current?.quote.price, result.current?.moved]).toEqual(['101', 'up']);
  const { key, currencyId, legalId, change, volume, high, low } = aQuote(KEY, '100.5');
  platform.drive(
    marketDetailTopic,
    { key, currencyId, legalId, price: price('100.5'), change, volume, high, low },
    KEY,
  );
  frame();
  expect([result.current?.quote.price, result.current?.quote.base, result.current?.moved]).toEqual([
    '100.5',
    'BTC',
    'down',
  ]);
});

test('all quotes keep the server’s order, and rows that did not change', () => {
  const { platform, frame } = aMarket();
  const other = pairKey(asId('2'), asId('3'));
  platform.drive(pairsTopic, [{ id: null, name: 'USDT', quotes: [aQuote(other, '5'), aQuote(KEY, '100')] }]);
  const { result } = renderHook(() => useQuotes(platform));
  platform.drive(quotesTopic, aQuote(KEY, '100'), KEY);
  platform.drive(quotesTopic, aQuote(other, '5'), other);
  frame();
  expect(result.current.map(({ quote }) => quote.key)).toEqual([other, KEY]);
  const [first] = result.current;
  platform.drive(quotesTopic, aQuote(KEY, '99'), KEY);
  frame();
  expect(result.current[0]).toBe(first);
  expect(result.current[1]?.moved).toBe('down');
});
