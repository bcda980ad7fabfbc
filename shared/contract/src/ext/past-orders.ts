import { call } from '../call';
import { priceMode } from '../spot/orders';
import { choice } from '../wire/choice';
import { maybe, or, pageOf } from '../wire/containers';
import { amount, price } from '../wire/decimals';
import { currencyId, orderId } from '../wire/ids';
import { instant, maybeInstant } from '../wire/instant';
import type { Kind, PlainOf } from '../wire/kind';
import { page } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { sideInOut } from '../wire/side';
import { text } from '../wire/text';

export type PastOrderState = 'filled' | 'cancelled';
const pastOrderState: Kind<PastOrderState> = /* @__PURE__ */ choice<PastOrderState>({
  filled: 'filled',
  cancelled: ['cancelled', 'canceled'],
});

/** A spot order that stands no more. One that was cancelled may have been filled in part before. */
export interface PastOrder extends PlainOf<typeof pastOrder> {}
export const pastOrder = /* @__PURE__ */ shape(() => ({
  id: field('id', orderId),
  createdAt: field('create_time', instant, 'time'),
  closedAt: field('finish_time', maybeInstant),
  currencyId: field('currency_id', maybe(currencyId)),
  legalId: field('legal_id', maybe(currencyId)),
  base: field('currency_name', text),
  quote: field('legal_name', text),
  side: field('type', sideInOut),
  mode: field('mode', priceMode),
  /** Null at market. */
  price: field('price', maybe(price)),
  total: field('total_number', amount),
  filled: field('complete_number', or(amount, '0')),
  /** Of its fills, weighed by amount; null where there was none. */
  averagePrice: field('average_price', maybe(price)),
  state: field('status', pastOrderState),
}));

/** The old product lists what stands and what was filled: what became of each order, the cancelled among them, is beyond it. */
export const listPastOrders = /* @__PURE__ */ call('listPastOrders', 'POST', '/api/ext/orders', {
  payload: () => ({
    page: optional('page', page),
    currencyId: optional('currency_id', currencyId),
    legalId: optional('legal_id', currencyId),
    state: optional('status', pastOrderState),
  }),
  answer: () => pageOf<PastOrder>('list', pastOrder),
});
