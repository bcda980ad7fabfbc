import type {
  Candle,
  chartBars,
  currencyDetail,
  listQuoteGroups,
  listQuotes,
  tokenSale,
  Trade,
  tradeHistory,
} from '@tradefloor/contract';
import { asInstant } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { Refusal } from '../messages/refusal';
import type { HandlerOf } from '../wire/ask';
import { aggregate, isOfDays, type Resolution, startOf } from './aggregate';
import type { Bar } from './bars';
import { descriptionOf } from './descriptions';
import { findCurrency } from './currency';
import type { Market, PublicTrade } from './market';
import type { MarketHall } from './market-hall';
import { amountOf, groupsOf, percentBetween, priceOf, quoteOf } from './quotes';

export const quoteGroups: HandlerOf<typeof listQuoteGroups> = (_, { core }) => groupsOf(core.hall, core.clock.now());

export const quotes: HandlerOf<typeof listQuotes> = (_, { core }) =>
  core.hall.markets.map(market => quoteOf(market, core.clock.now()));

export function marketOf(hall: MarketHall, pair: { readonly currencyId: string; readonly legalId: string }): Market {
  const market = hall.of(Number(pair.currencyId), Number(pair.legalId));
  if (!market) throw new Refusal('unknownPair');
  return market;
}

/** Eight days of minutes: a chart that asks for more scrolls back for it. */
const MOST_BARS = 11_520;

export const bars: HandlerOf<typeof chartBars> = ({ symbol, from, to, resolution }, { core }) => {
  const market = core.hall.called(symbol);
  if (!market) throw new Refusal('unknownPair');
  const now = core.clock.now();
  if (from > now) return [];
  market.minutes.advance(now);
  market.days.advance(now);
  const series = isOfDays(resolution) ? market.days : market.minutes;
  const found = aggregate(series.between(startOf(resolution, from), Math.min(to, now)), resolution);
  return found.slice(-MOST_BARS).map(bar => candleOf(market, bar, resolution));
};

export function candleOf({ pair }: Market, bar: Bar, resolution: Resolution): Candle {
  return {
    time: asInstant(bar.at),
    open: priceOf(pair, bar.open),
    high: priceOf(pair, bar.high),
    low: priceOf(pair, bar.low),
    close: priceOf(pair, bar.close),
    volume: amountOf(pair, bar.volume),
    resolution,
    change: percentBetween(bar.open, bar.close),
  };
}

/** market.trade-rows. */
const HISTORY_ROWS = 20;

export const trades: HandlerOf<typeof tradeHistory> = (pair, { core }) => {
  const market = marketOf(core.hall, pair);
  return market.recentTrades(HISTORY_ROWS).map(trade => tradeOf(market, trade));
};

export const tradeOf = ({ pair }: Market, trade: PublicTrade): Trade => ({
  id: String(trade.id),
  time: asInstant(trade.at),
  price: priceOf(pair, trade.price),
  amount: amountOf(pair, trade.quantity),
  side: trade.side,
});

export const detail: HandlerOf<typeof currencyDetail> = ({ id }, { language }) => {
  const currency = findCurrency(Number(id));
  if (!currency) throw new Refusal('unknownCurrency');
  return { name: currency.name, description: descriptionOf(currency, language) };
};

/** market.token-sale: 40,000,000 issued, 1,802,560 remaining. */
export const sale: HandlerOf<typeof tokenSale> = () => ({
  name: 'TFT',
  total: amount('41802560'),
  start: asInstant(Date.UTC(2026, 8, 1)),
  end: asInstant(Date.UTC(2026, 11, 31)),
  price: price('0.12'),
  issued: amount('40000000'),
  remaining: amount('1802560'),
});
