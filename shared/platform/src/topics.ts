import type {
  AcceptorDeal,
  BalancePush,
  BookPush,
  C2cOrder,
  CandlePush,
  CompletedOrder,
  CurrencyId,
  Entrust,
  LeveragePush,
  LogEntry,
  MicroOrder,
  PairKey,
  Quote,
  QuoteChange,
  QuoteGroup,
  Resolution,
  TradePush,
  User,
  UserCenter,
  UserMessage,
  WalletOverview,
} from '@tradefloor/contract';
import type { Ruling, SaidWord } from '@tradefloor/contract/ext';
import type { PriceAlert } from './price-alerts';
import { topic } from './topic';

/** Whether what is on screen is live. `down` from the first failure until the socket is up again: what is pushed is polled then. */
export interface Connection {
  readonly kind: 'live' | 'connecting' | 'down';
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Of the last round trip; null until there was one. */
  readonly latencyMs: number | null;
}

const retained = { owner: 'shell', version: 1, replay: 'last' } as const;
const passing = { owner: 'shell', version: 1, replay: 'none' } as const;

export const connectionTopic = /* @__PURE__ */ topic<Connection>('connection', retained);

/** The feed was interrupted and is back: what pushes would have told meanwhile is asked for again. */
export const resyncTopic = /* @__PURE__ */ topic<{ readonly at: number }>('resync', passing);

/** How far the server's clock is ahead of this machine's: a countdown to `deadline` ends at `deadline - offsetMs` here. */
export const serverClockTopic = /* @__PURE__ */ topic<{ readonly offsetMs: number }>('server-clock', retained);

/** Who is signed in, with what the user centre adds; null for a guest, and until it is known. */
export type CurrentUser = User & Pick<UserCenter, 'level' | 'realName' | 'cardId'>;
export const userTopic = /* @__PURE__ */ topic<CurrentUser | null>('user', retained);

/** How many messages wait unread. */
export const unreadTopic = /* @__PURE__ */ topic<number>('unread', retained);

/** The four accounts; null for a guest, and until they are known. */
export const balancesTopic = /* @__PURE__ */ topic<WalletOverview | null>('balances', retained);

/** The pairs by quote currency, in the server's order. Which pairs there are: their prices are in `quotesTopic`. */
export const pairsTopic = /* @__PURE__ */ topic<readonly QuoteGroup[]>('pairs', retained);

export interface TradedCurrency {
  readonly id: CurrencyId;
  readonly name: string;
  readonly logo: string | null;
}
export const currenciesTopic = /* @__PURE__ */ topic<readonly TradedCurrency[]>('currencies', retained);

/** What the shell keeps and could not read when it last tried, by the names of its topics. It goes on asking. */
export const missedTopic = /* @__PURE__ */ topic<readonly string[]>('missed', retained);

/** Each pair's day, newest first to who joins late. */
export const quotesTopic = /* @__PURE__ */ topic<Quote, PairKey>('quotes', retained);

// The market of one pair. Listening asks the feed for it, and stops asking when the last listener has left.

/** Whole books or numbered changes: never replayed, who joins late is sent a snapshot. */
export const bookTopic = /* @__PURE__ */ topic<BookPush, PairKey>('book', passing);
export const tradesTopic = /* @__PURE__ */ topic<TradePush, PairKey>('trades', passing);

/** One pair in one resolution: the feed carries no bars that nobody looks at. */
export type CandleKey = `${PairKey} ${Resolution}`;
export const candleKey = (pair: PairKey, resolution: Resolution): CandleKey => `${pair} ${resolution}`;
export const candleTopic = /* @__PURE__ */ topic<CandlePush, CandleKey>('candle', retained);

/** The same as a quote's change, more often, of the pair on screen. */
export const marketDetailTopic = /* @__PURE__ */ topic<QuoteChange, PairKey>('market-detail', retained);

// What concerns the user alone, as it happens.

/** The rows that changed; `balancesTopic` has them merged already. */
export const balanceChangesTopic = /* @__PURE__ */ topic<BalancePush>('balance-changes', passing);
/** The leverage account at this moment: positions, entrusts, risk. */
export const leverageTopic = /* @__PURE__ */ topic<LeveragePush>('leverage', passing);
export const closedMicroOrderTopic = /* @__PURE__ */ topic<MicroOrder>('closed-micro-order', passing);

/** A price alert was reached, announced, and is kept no more. */
export const priceAlertTopic = /* @__PURE__ */ topic<PriceAlert>('price-alert', passing);

/** The optional calls and pushes that the server has, by name: `http.offers` answers for good once it is here. */
export const offeredTopic = /* @__PURE__ */ topic<readonly string[]>('offered', retained);

// Those of servers with `/api/ext/`; `http.offers` says whether they come.

/** A fill. */
export const completedOrderTopic = /* @__PURE__ */ topic<CompletedOrder>('completed-order', passing);
export const entrustTopic = /* @__PURE__ */ topic<Entrust>('entrust', passing);
export const messageTopic = /* @__PURE__ */ topic<UserMessage>('message', passing);
export const c2cOrderTopic = /* @__PURE__ */ topic<C2cOrder>('c2c-order', passing);
/** A deal with an acceptor, as the user's side of it sees it. */
export const acceptorDealTopic = /* @__PURE__ */ topic<AcceptorDeal>('acceptor-deal', passing);
/** Somebody said something on a deal of the user's. */
export const dealWordTopic = /* @__PURE__ */ topic<SaidWord>('deal-word', passing);
/** A ruling was asked for, settled or decided. */
export const rulingTopic = /* @__PURE__ */ topic<Ruling>('ruling', passing);
/** A deposit or withdrawal moved on. */
export const chainRecordTopic = /* @__PURE__ */ topic<LogEntry>('chain-record', passing);
