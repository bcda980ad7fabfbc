/** @jest-environment jsdom */
import type { QuoteGroup } from '@tradefloor/contract';
import { decimal } from '@tradefloor/money';
import { aQuote } from '@tradefloor/platform/testing';
import { chosenPair, choosePair } from './chosen-pair';
import { keepTab, keptTab } from './market-tabs';

beforeEach(() => localStorage.clear());

it('stores a pair under the keys of the old product (market.pair-stored)', () => {
  expect(chosenPair()).toBeNull();
  const [bitcoin, ether] = [aQuote('BTC/USDT'), aQuote('ETH/USDT', { leverageShare: decimal('0.1') })];
  const usdt: QuoteGroup = { id: null, name: 'USDT', quotes: [bitcoin, ether] };
  choosePair(ether, [{ ...usdt, quotes: [aQuote('ETH/BTC')] }, usdt]);
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    currency_id: 'ETH',
    legal_id: 'USDT',
    currency_name: 'ETH',
    legal_name: 'USDT',
    symbol: 'ETH/USDT',
    shareNum: '0.1',
    index2: '1',
  });
  expect(chosenPair()).toEqual({ currencyId: 'ETH', legalId: 'USDT' });
});

it('stores the tab by its place, and reads no other (market.tab-stored)', () => {
  keepTab(2);
  expect([localStorage.getItem('tabIndex'), keptTab()]).toEqual(['2', 2]);
  localStorage.setItem('tabIndex', 'favourites');
  expect(keptTab()).toBe(0);
});
