import { type Level, pairKey, type Quote, spotDeal } from '@tradefloor/contract';
import { amount, decimal, price } from '@tradefloor/money';
import { bookTopic } from '@tradefloor/platform';
import type { FakePlatform } from '@tradefloor/platform/fake';

/** The book as a server without numbers pushes it, and as it answers. */
export function booked(
  platform: FakePlatform,
  { key }: Quote,
  { bids, asks }: { readonly bids: readonly Level[]; readonly asks: readonly Level[] },
): void {
  platform.answer(spotDeal, ({ currencyId, legalId }) => ({
    ...(pairKey(currencyId, legalId) === key ? { bids, asks } : { bids: [], asks: [] }),
    lastPrice: price('97412.56'),
    baseAvailable: null,
    quoteAvailable: null,
    cnyPrice: null,
    exchangeRate: decimal('7'),
  }));
  platform.drive(bookTopic, { key, bids, asks, sequence: null, previous: null, snapshot: true }, key);
}

export const level = (at: string, number: string): Level => [price(at), amount(number)];
