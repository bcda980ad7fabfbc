import {
  asId,
  dayMarket,
  marketDepth,
  type PairKey,
  pairKey,
  type Quote,
  spotDeal,
  tradeHistory,
  transaction,
} from '@tradefloor/contract';
import { amount, decimal, price } from '@tradefloor/money';
import { bookTopic, connectionTopic, pairsTopic, type Platform, quotesTopic, tradesTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { all, type Feed } from '../../references/feed';
import { BASE, QUOTE, QUOTES } from '../load';

export const KEY: PairKey = pairKey(asId(String(BASE)), asId(String(QUOTE)));

/** The bus and the contract's codecs are the real ones; the shell around them is not what is measured. */
export function platformOn(feed: Feed): { readonly platform: Platform; readonly stop: () => void } {
  const platform = fakePlatform({ area: 'bench' });
  const { drive } = platform;
  // The socket says all that is shown: what a screen asks for besides may come any time later.
  platform.answer(spotDeal, () => new Promise(() => undefined));
  platform.answer(tradeHistory, () => new Promise(() => undefined));
  const listed = Array.from({ length: QUOTES }, (_, at) => aQuote(at));
  const quotes = new Map(listed.map(quote => [quote.key, quote]));
  drive(connectionTopic, { kind: 'live', since: Date.now(), latencyMs: null });
  drive(pairsTopic, [{ id: null, name: 'USDT', quotes: listed }]);
  const stop = all([
    feed.on('market_depth', wire => {
      const book = marketDepth.value.decode(wire);
      drive(bookTopic, book, book.key);
    }),
    feed.on('transaction', wire => {
      const trades = transaction.value.decode(wire);
      drive(tradesTopic, trades, trades.key);
    }),
    feed.on('daymarket', wire => {
      const change = dayMarket.value.decode(wire);
      const known = quotes.get(change.key);
      if (!known) return;
      const quote = { ...known, ...change };
      quotes.set(change.key, quote);
      drive(quotesTopic, quote, quote.key);
    }),
  ]);
  return { platform, stop };
}

function aQuote(at: number): Quote {
  const [currencyId, legalId] = [asId<Quote['currencyId']>(String(at + 10)), asId<Quote['legalId']>(String(QUOTE))];
  return {
    id: asId(String(at + 100)),
    key: pairKey(currencyId, legalId),
    currencyId,
    legalId,
    base: `C${at}`,
    quote: 'USDT',
    price: price('1'),
    change: decimal('0'),
    volume: amount('0'),
    high: price('1'),
    low: price('1'),
    logo: null,
    shown: true,
    leverageShare: null,
    spread: null,
    leverageFee: null,
    microOpen: false,
    priceScale: null,
    amountScale: null,
  };
}
