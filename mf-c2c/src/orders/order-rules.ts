import type { C2cOrder, C2cStatus } from '@tradefloor/contract';
import { PAYMENT_WINDOW_MS } from '@tradefloor/money';

export const isOpen = ({ status }: Pick<C2cOrder, 'status'>): boolean => status === 'unpaid' || status === 'paid';

/** It does not go on before the user does something: who buys pays, who sells confirms the receipt. */
export const waitsForUser = ({ side, status }: Pick<C2cOrder, 'side' | 'status'>): boolean =>
  (side === 'buy' && status === 'unpaid') || (side === 'sell' && status === 'paid');

/** Payment was claimed, and an operator decides on it. */
export const isInRuling = ({ status, inRuling }: Pick<C2cOrder, 'status' | 'inRuling'>): boolean =>
  inRuling === true && status === 'paid';

/** c2c.advert-holds: what came to nothing is held by the seller's own advert again. */
export const isBackInAdvert = ({ side, status, isAdvertOwner }: C2cOrder): boolean =>
  side === 'sell' && status === 'cancelled' && isAdvertOwner;

/** c2c.payment-window; a server that does not name its end is taken by its word on the time of the order. */
export function payByOf({ payBy, createdAt }: Pick<C2cOrder, 'payBy' | 'createdAt'>): number | null {
  return payBy ?? (createdAt === null ? null : createdAt + PAYMENT_WINDOW_MS);
}

export const STATUSES: readonly C2cStatus[] = ['unpaid', 'paid', 'finished', 'cancelled'];
