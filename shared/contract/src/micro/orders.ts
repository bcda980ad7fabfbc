import { action, call } from '../call';
import { choice } from '../wire/choice';
import { maybe, or, pageOf } from '../wire/containers';
import { amount, givenAmount, percent, price } from '../wire/decimals';
import { clientOrderId, currencyId, orderId, pairId } from '../wire/ids';
import { maybeInstant } from '../wire/instant';
import type { Kind, PlainOf } from '../wire/kind';
import { count, givenCount, page, pageSize } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { textOrEmpty } from '../wire/text';

/** wire.choice-codes: 1 up, 2 down. */
export type MicroDirection = 'up' | 'down';
const microDirection: Kind<MicroDirection> = /* @__PURE__ */ choice<MicroDirection>({ up: 1, down: 2 });

/** wire.choice-codes: 1 open, 3 closed; 2 is being closed. */
export type MicroStatus = 'open' | 'closing' | 'closed';
const microStatus: Kind<MicroStatus> = /* @__PURE__ */ choice<MicroStatus>({ open: 1, closing: 2, closed: 3 });

export interface MicroOrder extends PlainOf<typeof microOrder> {}
export const microOrder = /* @__PURE__ */ shape(() => ({
  id: field('id', orderId),
  pairId: field('match_id', maybe(pairId)),
  symbol: field('symbol_name', textOrEmpty),
  seconds: field('seconds', count),
  amount: field('number', amount),
  currencyId: field('currency_id', maybe(currencyId)),
  currencyName: field('currency_name', textOrEmpty),
  openPrice: field('open_price', price),
  /** Zero while it is open. */
  endPrice: field('end_price', or(price, '0')),
  direction: field('type', microDirection),
  status: field('status', microStatus),
  /** Percent. */
  profitRatio: field('profit_ratio', percent),
  /** As the server counted when it answered. */
  remainingMs: field('remain_milli_seconds', or(count, 0)),
  /** What it ended with; null while it is open. */
  result: field('fact_profits', maybe(amount)),
  fee: field('fee', or(amount, '0')),
  createdAt: field('created_at', maybeInstant, 'create_time'),
}));

/** `pairId` is the quotation's id. */
export const submitMicroOrder = /* @__PURE__ */ action('submitMicroOrder', '/api/microtrade/submit', {
  movesMoney: true,
  payload: () => ({
    pairId: field('match_id', pairId),
    currencyId: field('currency_id', currencyId),
    direction: field('type', microDirection),
    seconds: field('seconds', givenCount(86_400)),
    amount: field('number', givenAmount),
    clientOrderId: optional('client_order_id', clientOrderId),
  }),
});

/** 20 a page (exchange.list-pages). */
export const listMicroOrders = /* @__PURE__ */ call('listMicroOrders', 'GET', '/api/microtrade/lists', {
  payload: () => ({
    page: optional('page', page),
    status: optional('status', microStatus),
    pairId: optional('match_id', pairId),
    limit: optional('limit', pageSize),
  }),
  answer: () => pageOf<MicroOrder>('data', microOrder),
});
