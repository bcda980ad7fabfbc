import {
  closedMicroOrder,
  dayMarket,
  eventOf,
  isMalformed,
  isSymbolKey,
  kline,
  leverTrade,
  marketDepth,
  marketDetail,
  type PairKey,
  type Push,
  transaction,
  updateBalance,
} from '@tradefloor/contract';
import {
  acceptorDealChanged,
  c2cOrderChanged,
  chainRecordChanged,
  dealWordSaid,
  entrustChanged,
  messageArrived,
  orderCompleted,
  rulingChanged,
} from '@tradefloor/contract/ext';
import {
  acceptorDealTopic,
  balanceChangesTopic,
  bookTopic,
  type Bus,
  c2cOrderTopic,
  candleKey,
  candleTopic,
  chainRecordTopic,
  closedMicroOrderTopic,
  completedOrderTopic,
  dealWordTopic,
  entrustTopic,
  leverageTopic,
  marketDetailTopic,
  messageTopic,
  type Report,
  rulingTopic,
  type Topic,
  tradesTopic,
} from '@tradefloor/platform';
import { playTones } from '@tradefloor/platform/sound';
import { type DealNewsDeps, dealNews } from '../deal-news/deal-news';
import { ownEnds, type OwnEndsDeps } from '../deal-news/own-ends';
import type { RetainedBalances } from '../retained/balances';
import type { RetainedQuotes } from '../retained/quotes';
import type { RetainedUnread } from '../retained/unread';

export interface PushesDeps {
  readonly bus: Bus;
  readonly report: Report;
  readonly userId: () => string | null;
  readonly quotes: RetainedQuotes;
  readonly balances: RetainedBalances;
  readonly unread: RetainedUnread;
  readonly news: Omit<DealNewsDeps & OwnEndsDeps, 'chime' | 'report'>;
}

type Take = (wire: unknown) => void;

/** What the server says by itself, read by the contract and put on the bus. */
export function createPushes(deps: PushesDeps): (event: string, wire: unknown) => void {
  const { bus, quotes } = deps;
  const takers = new Map<string, Take>();
  const malformed = new Map<string, number>();
  const telling = { ...deps.news, chime: () => void playTones(), report: deps.report };
  const news = dealNews(telling);
  const ends = ownEnds(telling);

  function on<Value>({ event, value }: Push<Value>, hear: (value: Value) => void): void {
    takers.set(event, wire => hear(value.decode(wire)));
  }

  /** Some servers name a pair by its symbol; one that nobody knows is passed over. */
  function onPair<Value extends { readonly key: PairKey }>(of: Push<Value>, hear: (value: Value) => void): void {
    on(of, value => {
      if (!isSymbolKey(value.key)) return hear(value);
      const key = quotes.keyOf(value.key);
      if (key) hear({ ...value, key });
    });
  }

  const pass = <Value>(of: Push<Value>, to: Topic<Value>) => on(of, value => bus.publish(to, value));

  on(dayMarket, quotes.push);
  onPair(marketDetail, change => bus.publish(marketDetailTopic, change, change.key));
  onPair(marketDepth, book => bus.publish(bookTopic, book, book.key));
  onPair(transaction, trades => bus.publish(tradesTopic, trades, trades.key));
  onPair(kline, push => bus.publish(candleTopic, push, candleKey(push.key, push.resolution)));
  on(updateBalance, change => {
    deps.balances.push(change);
    bus.publish(balanceChangesTopic, change);
  });
  on(messageArrived, message => {
    bus.publish(messageTopic, message);
    void deps.unread.load();
  });
  on(leverTrade, account => {
    bus.publish(leverageTopic, account);
    ends.leverage(account);
  });
  on(closedMicroOrder, order => {
    bus.publish(closedMicroOrderTopic, order);
    ends.micro(order);
  });
  pass(orderCompleted, completedOrderTopic);
  pass(entrustChanged, entrustTopic);
  on(c2cOrderChanged, order => {
    bus.publish(c2cOrderTopic, order);
    news.order(order);
  });
  pass(chainRecordChanged, chainRecordTopic);
  on(acceptorDealChanged, deal => {
    bus.publish(acceptorDealTopic, deal);
    news.deal(deal);
  });
  on(dealWordSaid, said => {
    bus.publish(dealWordTopic, said);
    news.word(said).catch((problem: unknown) => deps.report(problem, { push: dealWordSaid.event }));
  });
  pass(rulingChanged, rulingTopic);

  /** The first tells what is wrong; a stream of them is told by its powers of ten. */
  function drop(event: string, problem: Error): void {
    const count = (malformed.get(event) ?? 0) + 1;
    malformed.set(event, count);
    if (Number.isInteger(Math.log10(count))) deps.report(problem, { push: event, count });
  }

  return (event, wire) => {
    const user = deps.userId();
    // Another user's balances may come from a server that sends to everybody.
    const take =
      user !== null && event === eventOf(updateBalance, user) ? takers.get(updateBalance.event) : takers.get(event);
    try {
      take?.(wire);
    } catch (problem) {
      if (!isMalformed(problem)) throw problem;
      drop(event, problem);
    }
  };
}
