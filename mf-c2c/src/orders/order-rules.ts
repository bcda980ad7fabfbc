import type { C2cOrder, C2cStatus } from '@tradefloor/contract';
import { PAYMENT_WINDOW_MS } from '@tradefloor/money';

type Moved = Pick<C2cOrder, 'side' | 'status' | 'isAdvertOwner'>;

export const isOpen = ({ status }: Pick<C2cOrder, 'status'>): boolean => status === 'unpaid' || status === 'paid';

/** It does not go on before the user does something: who buys pays, who sells confirms the receipt. */
export const waitsForUser = ({ side, status }: Pick<C2cOrder, 'side' | 'status'>): boolean =>
  (side === 'buy' && status === 'unpaid') || (side === 'sell' && status === 'paid');

/** c2c.payment-window; a server that does not name its end is taken by its word on the time of the order. */
export function payByOf({ payBy, createdAt }: Pick<C2cOrder, 'payBy' | 'createdAt'>): number | null {
  return payBy ?? (createdAt === null ? null : createdAt + PAYMENT_WINDOW_MS);
}

export const STATUSES: readonly C2cStatus[] = ['unpaid', 'paid', 'finished', 'cancelled'];

export type OrderNews = 'taken' | 'taken-to-pay' | 'paid' | 'released' | 'cancelled';

/** What of an order's step is news to the user, who knows of those that they took themselves. */
export function newsOf({ side, status, isAdvertOwner }: Moved): OrderNews | null {
  switch (status) {
    case 'unpaid':
      return isAdvertOwner ? (side === 'buy' ? 'taken-to-pay' : 'taken') : null;
    case 'paid':
      return side === 'sell' ? 'paid' : null;
    case 'finished':
      return side === 'buy' ? 'released' : null;
    case 'cancelled':
      return side === 'sell' ? 'cancelled' : null;
    default:
      return status satisfies never;
  }
}
