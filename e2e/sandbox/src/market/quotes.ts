import {
  asId,
  asInstant,
  type CurrencyId,
  type PairKey,
  pairKey,
  type PairId,
  type Quote,
  type QuoteChange,
  type QuoteGroup,
} from '@tradefloor/contract';
import {
  type Amount,
  amount,
  branded,
  type Decimal,
  fromScaled,
  type Price,
  price,
  strip,
  ZERO,
} from '@tradefloor/money';
import { logoPath } from '../pages/logo';
import type { Currency } from './currency';
import { BAND_SHARE } from './mark/band-share';
import type { Market } from './market';
import type { MarketHall } from './market-hall';
import { type Pair, priceText, quantityText } from './pair';
import { MARKET_REACH, SPOT_FEE } from './spot-terms';

export const idOf = ({ id }: Currency): CurrencyId => asId(id);
export const pairIdOf = ({ id }: Pair): PairId => asId(id);
export const priceOf = (pair: Pair, units: bigint | number): Price => price(priceText(pair, units));
/** What members and the house deal at. No trade sets it. */
export const markPriceIn = ({ pair, markPrice }: Market): Price => priceOf(pair, markPrice);
export const amountOf = (pair: Pair, units: bigint | number): Amount => amount(quantityText(pair, units));

export const keyOfMarket = ({ pair }: Market): PairKey => pairKey(idOf(pair.base), idOf(pair.quote));

/** What a pair did in the last 24 hours. */
export function changeOf(market: Market, now: number): QuoteChange {
  const { pair } = market;
  const day = market.day.at(now);
  const currencyId = idOf(pair.base);
  const legalId = idOf(pair.quote);
  return {
    key: keyOfMarket(market),
    currencyId,
    legalId,
    price: priceOf(pair, market.lastPrice),
    change: day ? percentBetween(day.open, Number(market.lastPrice)) : ZERO,
    volume: day ? amountOf(pair, day.volume) : ZERO,
    high: day ? priceOf(pair, day.high) : ZERO,
    low: day ? priceOf(pair, day.low) : ZERO,
    markPrice: markPriceIn(market),
    ...(market.breaker.pausedUntil > 0 && { pausedUntil: asInstant(market.breaker.pausedUntil) }),
    ...(day && { open: priceOf(pair, day.open), turnover: turnoverOf(pair, day.turnover) }),
  };
}

/** As a refusal says it. */
export const leastOf = (pair: Pair): Amount => strip(amountOf(pair, pair.leastQuantity));

/** In the quote currency, to the decimals of the price: it is summed in floats, and shown. */
const turnoverOf = ({ priceScale, quantityScale }: Pair, units: number): Amount =>
  branded(fromScaled(BigInt(Math.round(units / 10 ** quantityScale)), priceScale));

export function quoteOf(market: Market, now: number): Quote {
  const { pair } = market;
  return {
    ...changeOf(market, now),
    id: pairIdOf(pair),
    base: pair.base.name,
    quote: pair.quote.name,
    logo: logoPath(pair.base),
    shown: true,
    leverageShare: pair.leverage?.shareNumber ?? null,
    spread: pair.leverage?.spread ?? null,
    leverageFee: pair.leverage?.fee ?? null,
    bandShare: BAND_SHARE,
    spotFee: SPOT_FEE,
    marketReach: MARKET_REACH,
    microOpen: pair.opensMicro,
    priceScale: 10 ** pair.priceScale,
    amountScale: pair.quantityScale,
    leastAmount: leastOf(pair),
  };
}

/** One tab of the market a quote currency, in the order of the pairs. */
export function groupsOf(hall: MarketHall, now: number): QuoteGroup[] {
  const groups = new Map<Currency, Quote[]>();
  for (const market of hall.markets) {
    const { quote } = market.pair;
    groups.set(quote, [...(groups.get(quote) ?? []), quoteOf(market, now)]);
  }
  return [...groups].map(([quote, quotes]) => ({ id: idOf(quote), name: quote.name, quotes }));
}

const HUNDREDTHS = 2;

/** Two decimals (market.change-decimals), rounded to the nearest. */
export function percentBetween(before: number, after: number): Decimal {
  if (before === 0) return ZERO;
  const hundredths = BigInt(Math.round(((after - before) / before) * 10_000));
  return hundredths === 0n ? ZERO : fromScaled(hundredths, HUNDREDTHS);
}
