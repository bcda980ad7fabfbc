/** @jest-environment jsdom */
import { asId, type Quote } from '@tradefloor/contract';
import { chosenPair, choosePair } from './chosen-pair';
import { keepTab, keptTab } from './market-tabs';

beforeEach(() => localStorage.clear());

it('stores ids and names under the keys of the old product (market.pair-stored)', () => {
  expect(chosenPair()).toBeNull();
  choosePair({ currencyId: asId('2'), legalId: asId('3'), base: 'ETH', quote: 'USDT' } as Quote);
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    currency_id: '2',
    legal_id: '3',
    currency_name: 'ETH',
    legal_name: 'USDT',
    symbol: 'ETH/USDT',
  });
  expect(chosenPair()).toEqual({ currencyId: '2', legalId: '3' });
});

it('stores the tab by its place, and reads no other (market.tab-stored)', () => {
  keepTab(2);
  expect([localStorage.getItem('tabIndex'), keptTab()]).toEqual(['2', 2]);
  localStorage.setItem('tabIndex', 'favourites');
  expect(keptTab()).toBe(0);
});
