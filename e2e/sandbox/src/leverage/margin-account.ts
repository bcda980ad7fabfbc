import {
  type Amount,
  amount,
  compare,
  type Decimal,
  isLiquidated,
  type Price,
  refusesOpening,
  riskRate,
  sub,
  sum,
} from '@tradefloor/money';
import type { Core } from '../core';
import { lever } from '../ledger/account';
import type { Market } from '../market/market';
import { markPriceIn } from '../market/quotes';
import { Refusal } from '../messages/refusal';
import { type LeverageOrder, profitAt } from './leverage-order';

/** A member's leverage account in one currency: everything settled in it stands and falls together. */
export interface MarginAccount {
  readonly available: Amount;
  readonly margins: Amount;
  readonly profits: Amount;
  readonly positions: readonly LeverageOrder[];
  readonly entrusts: readonly LeverageOrder[];
}

export type PriceIn = (market: Market) => Price;

export function marginAccount(
  core: Core,
  memberId: number,
  currencyId: number,
  priceIn: PriceIn = markPriceIn,
): MarginAccount {
  const orders = core.leverage.ofMember(memberId).filter(order => quoteOf(core, order) === currencyId);
  const positions = orders.filter(({ state }) => state === 'open');
  return {
    available: amount(core.ledger.amount(lever(memberId, currencyId))),
    margins: sum(positions.map(({ margin }) => margin)),
    profits: sum(positions.map(position => profitNow(core, position, priceIn))),
    positions,
    entrusts: orders.filter(({ state }) => state === 'pending'),
  };
}

export const rateOf = ({ available, margins, profits }: MarginAccount): Decimal | null =>
  riskRate(available, margins, profits);

/** What is available carries the positions: it does not leave where an opening would be refused for it. */
export function assertMayLeave(core: Core, memberId: number, currencyId: number, leaving: Amount): void {
  const account = marginAccount(core, memberId, currencyId);
  const rate = rateOf({ ...account, available: sub(account.available, leaving) });
  if (refusesOpening(rate)) throw new Refusal('riskTooHigh', { rate: String(rate) });
}

/** Interest may have eaten the margins whole: what holds nothing is lost too. */
export function isLost(account: MarginAccount): boolean {
  const rate = rateOf(account);
  return account.positions.length > 0 && (rate === null || isLiquidated(rate));
}

export function profitNow(core: Core, position: LeverageOrder, priceIn: PriceIn = markPriceIn): Amount {
  const market = marketOfOrder(core, position);
  return profitAt(position, priceIn(market), market.pair.quote.scale);
}

/** What has won most comes first when it closes: it may pay for what has lost. */
export const winnersFirst = (
  core: Core,
  positions: readonly LeverageOrder[],
  priceIn: PriceIn = markPriceIn,
): LeverageOrder[] =>
  [...positions].sort((one, other) => compare(profitNow(core, other, priceIn), profitNow(core, one, priceIn)));

/** Pairs are code, not data: one that an order refers to is never taken away. */
export function marketOfOrder(core: Core, order: Pick<LeverageOrder, 'pair_id'>): Market {
  const market = core.hall.withId(order.pair_id);
  if (!market) throw new Error(`A leverage order is of pair ${order.pair_id}, which is not known.`);
  return market;
}

const quoteOf = (core: Core, order: LeverageOrder): number => marketOfOrder(core, order).pair.quote.id;
