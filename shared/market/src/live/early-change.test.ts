/** @jest-environment jsdom */
import { type SpotDeal, spotDeal } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { bookTopic } from '@tradefloor/platform';
import { act, renderHook } from '@testing-library/react';
import { useBook } from '../react';
import { aMarket, KEY } from './sample-market';

const level = (best: string) => [price(best), amount('1')] as const;

test('a change that comes before its book is no book without orders', async () => {
  const { platform, frame } = aMarket();
  const waiting: Array<(deal: SpotDeal) => void> = [];
  platform.answer(spotDeal, () => new Promise<SpotDeal>(resolve => waiting.push(resolve)));
  const { result } = renderHook(() => useBook(platform, KEY, { rows: 5, step: null }));
  platform.drive(
    bookTopic,
    { key: KEY, bids: [level('100')], asks: [], sequence: 8, previous: 7, snapshot: false },
    KEY,
  );
  frame();
  expect(result.current.kind).toBe('loading');
  const deal = {
    lastPrice: price('90'),
    baseAvailable: null,
    quoteAvailable: null,
    cnyPrice: null,
    exchangeRate: null,
  };
  await act(async () => waiting[0]?.({ ...deal, bids: [level('90')], asks: [] }));
  frame();
  expect([result.current.kind, result.current.view.bestBid]).toEqual(['ready', '90']);
});
