/** @jest-environment jsdom */
import { amount, price } from '@tradefloor/money';
import { marketDetailTopic, pairsTopic, quotesTopic } from '@tradefloor/platform';
import { aQuote } from '@tradefloor/platform/testing';
import { renderHook } from '@testing-library/react';
import { useQuote, useQuotes } from '../react';
import { aMarket } from './sample-market';

const bitcoin = (now: string) => aQuote('BTC/USDT', { price: now });
const { key: KEY } = bitcoin('100');
const ether = aQuote('ETH/USDT', { price: '5' });

test('a quote says which way it moved, and hears the details of the pair on screen', () => {
  const { platform, frame } = aMarket();
  platform.drive(quotesTopic, bitcoin('100'), KEY);
  const { result } = renderHook(() => useQuote(platform, KEY));
  expect([result.current?.quote.price, result.current?.moved]).toEqual(['100', null]);
  platform.drive(quotesTopic, bitcoin('101'), KEY);
  frame();
  expect([result.current?.quote.price, result.current?.moved]).toEqual(['101', 'up']);
  platform.drive(quotesTopic, aQuote('BTC/USDT', { price: '101', volume: amount('7') }), KEY);
  frame();
  expect([result.current?.quote.volume, result.current?.moved]).toEqual(['7', 'up']);
  const { key, currencyId, legalId, change, volume, high, low } = bitcoin('100.5');
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
  platform.drive(pairsTopic, [{ id: null, name: 'USDT', quotes: [ether, bitcoin('100')] }]);
  const { result } = renderHook(() => useQuotes(platform));
  platform.drive(quotesTopic, bitcoin('100'), KEY);
  platform.drive(quotesTopic, ether, ether.key);
  frame();
  expect(result.current.map(({ quote }) => quote.key)).toEqual([ether.key, KEY]);
  const [first] = result.current;
  platform.drive(quotesTopic, bitcoin('99'), KEY);
  frame();
  expect(result.current[0]).toBe(first);
  expect(result.current[1]?.moved).toBe('down');
});
