import type { Amount, Decimal, Price, PriceBand } from '@tradefloor/money';
import {
  add,
  amount as amountOf,
  branded,
  buyQuantity,
  compare,
  cut,
  decimal,
  div,
  isPositive,
  min,
  mul,
  orderTotal,
  percentOf as percentOfAmount,
  receivedAfterFee,
  sellQuantity,
  SLIDER_DECIMALS,
  type SliderPercent,
  spotFee,
  valueOfTyped,
} from '@tradefloor/money';
import type { Entrust, Side } from '@tradefloor/contract';
import type { BookRow, BookView, Freshness } from '@tradefloor/market';
import type { Draft, Scales } from './draft';
import { type FaultKey, priceFault } from './price-fault';
import { slippageOf } from './far-price';
import { type Fee, MOST_FEE_PERCENT } from './fee';
import { marketAmount, type MarketCost, marketCost, payableAtMarket } from './market-cost';
import { rowsInReach } from './market-reach';
import { othersRows } from './others-rows';

/** What currencies are kept to. */
const MONEY_DIGITS = 8;
const HUNDRED = amountOf('100');
const TWO = decimal('2');

export interface FormFacts {
  readonly scales: Scales;
  /** What can be spent of each; null for a guest, and until it is known. */
  readonly available: { readonly base: Amount; readonly quote: Amount } | null;
  readonly fee: Fee;
  /** Percent of the best price that a market order goes on to; null where the server does not say. */
  readonly reach: Decimal | null;
  /** What a limit price may be; null where the server does not say. */
  readonly band: PriceBand | null;
  /** What an order may not be below; null where the server does not say. */
  readonly least: Amount | null;
  /** Nothing is matched in the pair for now. */
  readonly isPaused: boolean;
  /** At market only. */
  readonly book: (Pick<BookView, 'bids' | 'asks'> & { readonly freshness: Freshness }) | null;
  /** The trader's open orders of the pair, as far as they are known; at market only. */
  readonly own: readonly Pick<Entrust, 'side' | 'price' | 'amount'>[];
}

export interface Summary {
  /** The typed one, or the best there is at market. */
  readonly price: Price | null;
  readonly amount: Amount | null;
  /** Before the fee: what is paid when one buys, what comes when one sells. At market, of what the book holds. */
  readonly total: Amount | null;
  readonly fee: Amount | null;
  /** What one of the base currency comes to, at market; null where the price is the trader's own. */
  readonly average: Price | null;
  /** The last price that it gets to at market. */
  readonly worst: Price | null;
  /** Percent by which the average is worse than the best price. */
  readonly slippage: Decimal | null;
  /** At market, of an amount that is more than the book holds; null where it holds all of it. */
  readonly short: { readonly held: Amount; readonly rest: Amount } | null;
  readonly received: Amount | null;
  /** Of what is available, for the slider. */
  readonly percent: number;
}

export interface Faults {
  readonly price: FaultKey | null;
  readonly amount: FaultKey | null;
}

export function priceOf(draft: Draft, facts: FormFacts): Price | null {
  if (draft.mode === 'market') return reached(draft.side, facts)[0]?.price ?? null;
  const typed = valueOfTyped(draft.price);
  return typed === null ? null : branded(typed);
}

export function summaryOf(draft: Draft, facts: FormFacts): Summary {
  const price = priceOf(draft, facts);
  const typed = valueOfTyped(draft.amount);
  const amount = typed === null ? null : branded<Amount>(typed);
  const walked = amount === null ? null : walkOf(draft, facts, amount);
  const total =
    walked?.cost ?? (draft.mode === 'market' || price === null || amount === null ? null : orderTotal(price, amount));
  const bought = walked?.filled ?? amount;
  const gross = draft.side === 'buy' && total !== null ? bought : total;
  const average = walked && averageOf(walked, facts);
  const { percent } = facts.fee;
  return {
    price,
    amount,
    total,
    average,
    worst: walked?.worst ?? null,
    slippage: average === null || price === null ? null : slippageOf(draft.side, average, price),
    short: walked !== null && isPositive(walked.rest) ? { held: walked.filled, rest: walked.rest } : null,
    fee: gross === null ? null : spotFee(gross, percent, MONEY_DIGITS),
    received: gross === null ? null : receivedAfterFee(gross, percent, MONEY_DIGITS),
    percent: percentOf(draft.side === 'buy' ? total : amount, whole(draft, facts)),
  };
}

/** At market, row by row of the other side; null at a limit, and while there is nobody there. */
function walkOf({ mode, side }: Draft, facts: FormFacts, amount: Amount): MarketCost | null {
  const rows = mode === 'market' ? reached(side, facts) : [];
  return rows.length === 0 ? null : marketCost(rows, amount);
}

/** Of what others offer. How far an order goes is by the book as it is, own orders and all. */
function reached(side: Side, facts: FormFacts): readonly BookRow[] {
  const { book, own } = facts;
  if (book === null) return [];
  const [rows, of] = side === 'buy' ? ([book.asks, 'sell'] as const) : ([book.bids, 'buy'] as const);
  return othersRows(rowsInReach(rows, side, facts), own, of);
}

/** In the currency that is given away. */
function spendable({ side }: Draft, { available }: FormFacts): Amount | null {
  if (available === null) return null;
  return side === 'buy' ? available.quote : available.base;
}

/** What all of it is, for the slider: at market a reserve is kept. */
function whole(draft: Draft, facts: FormFacts): Amount | null {
  const all = spendable(draft, facts);
  const isWalked = draft.mode === 'market' && draft.side === 'buy';
  return all === null || !isWalked ? all : payableAtMarket(all, MOST_FEE_PERCENT);
}

function averageOf({ filled, cost }: MarketCost, { scales }: FormFacts): Price | null {
  return isPositive(filled) ? branded(div<Decimal>(cost, filled, scales.priceDigits)) : null;
}

/** More than there is: the slider is at its end, and 100 is still to be had. */
const BEYOND = 101;

function percentOf(spent: Amount | null, available: Amount | null): number {
  if (spent === null || available === null || !isPositive(available)) return 0;
  if (compare(spent, available) > 0) return BEYOND;
  // To the nearest: a share that was cut to four decimals is still that share.
  const percent = div<Decimal>(add(mul(spent, HUNDRED), div(available, TWO, MONEY_DIGITS)), available, 0);
  return Number.parseInt(percent, 10);
}

/** spot.above-zero, with the fields they are about. What is missing is said once it was asked for; too much or too little is said at once. */
export function faultsOf(draft: Draft, facts: FormFacts): Faults {
  const { price, amount, total } = summaryOf(draft, facts);
  const isBuy = draft.side === 'buy';
  const missingAmount = isBuy ? 'lay.innumber' : 'lay.outnumber';
  const spent = isBuy ? total : amount;
  const available = spendable(draft, facts);
  const isTooMuch = spent !== null && available !== null && compare(spent, available) > 0;
  return {
    price: priceFault(draft, price, facts),
    amount: amount === null || !isPositive(amount) ? missingAmount : sizeFault(amount, isTooMuch, facts),
  };
}

function sizeFault(amount: Amount, isTooMuch: boolean, { least }: FormFacts): FaultKey | null {
  if (isTooMuch) return 'form.fault.insufficient';
  return least !== null && compare(amount, least) < 0 ? 'form.fault.least' : null;
}

/** spot.slider-cuts: a share of what is available, cut to four decimals. At market the book is walked, as the order will walk it. */
export function sliderAmount(draft: Draft, facts: FormFacts, percent: SliderPercent): Amount | null {
  const price = priceOf(draft, facts);
  const { available, scales, book } = facts;
  if (available === null || price === null) return null;
  if (draft.mode === 'market' && draft.side === 'buy' && book !== null) {
    const share = percentOfAmount(available.quote, decimal(String(percent)));
    const money = min(share, payableAtMarket(available.quote, MOST_FEE_PERCENT));
    const decimals = Math.min(scales.amountDigits, SLIDER_DECIMALS);
    return cut(marketAmount(reached('buy', facts), money, decimals), decimals);
  }
  return draft.side === 'buy'
    ? buyQuantity(available.quote, percent, price, scales.amountDigits)
    : sellQuantity(available.base, percent, scales.amountDigits);
}
