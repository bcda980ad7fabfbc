import type { Quote, StopPrice } from '@tradefloor/contract';
import {
  add,
  type Amount,
  branded,
  isNegative,
  isPositive,
  type Price,
  settledProfit,
  STOP_STEP,
  stopAt,
  strip,
  sub,
  valueOfTyped,
  ZERO,
} from '@tradefloor/money';
import type { Stops } from '../positions/acting';
import type { Position } from '../positions/position';

/** What stands in the dialog: texts, as they are typed. An empty one is no stop. */
export interface StopDraft {
  readonly takeProfit: string;
  readonly stopLoss: string;
  readonly stopBy: StopPrice;
}

export type StopField = 'takeProfit' | 'stopLoss';

const textOf = (price: Price): string => (isPositive(price) ? strip(price) : '');

export const draftOf = ({ takeProfit, stopLoss, stopBy }: Position): StopDraft => ({
  takeProfit: textOf(takeProfit),
  stopLoss: textOf(stopLoss),
  stopBy: stopBy ?? 'mark',
});

/** Whether anything is as it was not: typed and taken back is nothing. */
export const isChanged = (draft: StopDraft, start: StopDraft): boolean =>
  draft.takeProfit !== start.takeProfit || draft.stopLoss !== start.stopLoss || draft.stopBy !== start.stopBy;

/** Undefined where what is typed is no price. */
export function stopTyped(text: string): Price | undefined {
  if (text.trim() === '') return ZERO;
  const typed = valueOfTyped(text);
  return typed === null ? undefined : branded<Price>(typed);
}

/** leverage.stop-step: one step on from what is typed, or from `start` where nothing is; null below zero. */
export function steppedStop(text: string, times: 1 | -1, start: Price): Price | null {
  const typed = valueOfTyped(text);
  const from = typed === null ? start : branded<Price>(typed);
  const to = times === 1 ? add(from, STOP_STEP) : sub(from, STOP_STEP);
  return isNegative(to) ? null : to;
}

export function stopsTyped({ takeProfit, stopLoss, stopBy }: StopDraft): Stops | null {
  const [profit, loss] = [stopTyped(takeProfit), stopTyped(stopLoss)];
  return profit === undefined || loss === undefined ? null : { takeProfit: profit, stopLoss: loss, stopBy };
}

/** What sets its stops off: the last price where that was chosen, else the mark where there is one. */
export const watchedPrice = (
  { stopBy = 'mark' }: { readonly stopBy?: StopPrice | undefined },
  { markPrice, price }: Pick<Quote, 'markPrice' | 'price'>,
): Price => (stopBy === 'last' ? price : (markPrice ?? price));

/** leverage.stop-side: a stop that the price is past already would close the position at once, which nobody means. */
export function isPast(position: Pick<Position, 'direction'>, field: StopField, stop: Price, price: Price): boolean {
  const stops = { takeProfit: ZERO, stopLoss: ZERO as Price, [field]: stop };
  return stopAt({ direction: position.direction, ...stops }, price) !== null;
}

/** What a position would bring at its stop; null where there is none. */
export function broughtAt(
  position: Pick<Position, 'direction' | 'openPrice'>,
  quantity: Amount,
  stop: Price | undefined,
  digits: number,
): Amount | null {
  if (stop === undefined || !isPositive(stop)) return null;
  return settledProfit({ direction: position.direction, open: position.openPrice, quantity }, stop, digits);
}
