import { or, maybe, list } from '../wire/containers';
import { amount, decimal, percent, price } from '../wire/decimals';
import { instant } from '../wire/instant';
import { type CurrencyId, currencyId, pairId, type PairKey, pairKey } from '../wire/ids';
import type { PlainOf } from '../wire/kind';
import { count, flag } from '../wire/numbers';
import { derived, field, optional, shape } from '../wire/shape';
import { text } from '../wire/text';

const keyOf = (pair: { readonly currencyId: CurrencyId; readonly legalId: CurrencyId }): { readonly key: PairKey } => ({
  key: pairKey(pair.currencyId, pair.legalId),
});

/** What the old server does not say: how a pair's 24 hours began, what was paid in them, and its mark. */
const beyond = () => ({
  open: optional('open', price),
  /** In the quote currency. */
  turnover: optional('turnover', amount),
  /** What leverage, micro, stops and worth go by; where a server does not say, the last price. */
  markPrice: optional('mark_price', price),
  /** Nothing is matched in the pair until then; past when it runs. */
  pausedUntil: optional('paused_until', instant),
});

/** One pair as the market lists have it. A price of zero says that nothing was traded yet. */
export interface Quote extends PlainOf<typeof quote> {}
export const quote = /* @__PURE__ */ derived(
  /* @__PURE__ */ shape(() => ({
    id: field('id', pairId),
    currencyId: field('currency_id', currencyId),
    legalId: field('legal_id', currencyId),
    base: field('currency_name', text),
    quote: field('legal_name', text),
    price: field('now_price', or(price, '0')),
    /** Percent of 24 hours. */
    change: field('change', or(percent, '0')),
    /** Of 24 hours, in the base currency. */
    volume: field('volume', or(amount, '0')),
    high: field('high', or(price, '0')),
    low: field('low', or(price, '0')),
    ...beyond(),
    logo: field('logo', maybe(text)),
    shown: field('is_display', or(flag, 1)),
    /** Base currency in one hand; null where the pair has no leverage. */
    leverageShare: field('lever_share_num', maybe(decimal)),
    /** Percent by which a leverage price is raised for a buy and lowered for a sell. */
    spread: field('spread', maybe(decimal)),
    /** Percent of the contract's value. */
    leverageFee: field('lever_trade_fee', maybe(decimal)),
    /** Percent of the mark that a limit price may be away from it. */
    bandShare: optional('price_band', percent),
    /** Percent of what is received that a spot trade costs its taker and its maker. */
    spotFee: optional('spot_fee', percent),
    /** Percent of the best price that a market order goes on to; what it does not get there is cancelled. */
    marketReach: optional('market_reach', percent),
    microOpen: field('open_microtrade', or(flag, 0)),
    /** 100000 means five decimals (spot.price-scale). */
    priceScale: field('price_scale', maybe(count)),
    amountScale: field('amount_scale', maybe(count)),
    /** The least that a spot order is of, in the base currency; left out by servers that do not say. */
    leastAmount: optional('min_number', amount),
  })),
  keyOf,
);

/** The pairs of one quote currency: a tab of the market. */
export interface QuoteGroup extends PlainOf<typeof quoteGroup> {}
export const quoteGroup = /* @__PURE__ */ shape(() => ({
  id: field('id', maybe(currencyId)),
  name: field('name', text),
  quotes: field('quotation', list<Quote>(quote)),
}));

/** `daymarket`: what changed of a pair's 24 hours. */
export interface QuoteChange extends PlainOf<typeof quoteChange> {}
export const quoteChange = /* @__PURE__ */ derived(
  /* @__PURE__ */ shape(() => ({
    currencyId: field('currency_id', currencyId),
    legalId: field('legal_id', currencyId),
    price: field('now_price', price),
    change: field('change', or(percent, '0')),
    volume: field('volume', or(amount, '0')),
    high: field('high', or(price, '0')),
    low: field('low', or(price, '0')),
    ...beyond(),
  })),
  keyOf,
);
