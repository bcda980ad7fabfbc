import type { currencyDetail, listQuoteGroups, listQuotes, tokenSale, Trade, tradeHistory } from '@tradefloor/contract';
import { asInstant, chartBars, writeEnvelope } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { Refusal } from '../messages/refusal';
import type { HandlerOf } from '../wire/ask';
import { Bytes } from '../wire/bytes';
import { wholeOf } from '../wire/whole-id';
import { spanOf, startOf } from './aggregate';
import { descriptionOf } from './descriptions';
import { findCurrency } from './currency';
import type { Market, PublicTrade } from './market';
import type { MarketHall } from './market-hall';
import { amountOf, groupsOf, priceOf, quoteOf } from './quotes';

export const quoteGroups: HandlerOf<typeof listQuoteGroups> = (_, { core }) => groupsOf(core.hall, core.clock.now());

export const quotes: HandlerOf<typeof listQuotes> = (_, { core }) =>
  core.hall.markets.map(market => quoteOf(market, core.clock.now()));

export function marketOf(hall: MarketHall, pair: { readonly currencyId: string; readonly legalId: string }): Market {
  const market = hall.of(wholeOf(pair.currencyId), wholeOf(pair.legalId));
  if (!market) throw new Refusal('unknownPair');
  return market;
}

/** The week of minutes that the older pages ask for; whoever wants more asks again, as a chart that scrolls back does. */
const MOST_BARS = 10_080;
/** A chart's screen and what lies beside it is one call; what is more counts as more of them. */
const BARS_A_CALL = 600;

export const bars: HandlerOf<typeof chartBars> = ({ symbol, from, to, resolution }, ask) => {
  const { core } = ask;
  const market = core.hall.called(symbol);
  if (!market) throw new Refusal('unknownPair');
  const now = core.clock.now();
  if (from > now) return barsAnswer([]);
  const until = Math.min(to, now);
  const since = Math.max(startOf(resolution, from), until - MOST_BARS * spanOf(resolution));
  const further = Math.floor((until - since) / spanOf(resolution) / BARS_A_CALL);
  if (further > 0) core.bounds.calls.take(ask, further);
  market.advance(now);
  return barsAnswer(core.barPieces.between(market, resolution, since, until));
};

const [HEAD = '', TAIL = ''] = JSON.stringify(
  writeEnvelope(chartBars, { kind: 'ok', answer: [], message: null }),
).split(/(?<=\[)(?=\])/);

/** The envelope around bars that are written already. */
function barsAnswer(parts: readonly Buffer[]): Bytes {
  const written = parts.flatMap((part, index) => (index === 0 ? [part] : [COMMA, part]));
  return new Bytes(
    Buffer.concat([Buffer.from(HEAD), ...written, Buffer.from(TAIL)]),
    'application/json; charset=utf-8',
  );
}

const COMMA = Buffer.from(',');

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
  const currency = findCurrency(wholeOf(id));
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
