import { action } from '../call';
import { pairFields } from '../market/pair';
import { choice } from '../wire/choice';
import { givenAmount, givenPriceOrZero, isAboveZero } from '../wire/decimals';
import { clientOrderId, orderId } from '../wire/ids';
import { type Kind, refuse } from '../wire/kind';
import { field, optional } from '../wire/shape';
import { sideInOut } from '../wire/side';

export type PriceMode = 'limit' | 'market';
/** wire.choice-codes: limit 2, market 1. */
export const priceMode: Kind<PriceMode> = /* @__PURE__ */ choice<PriceMode>({ limit: 2, market: 1 });

/** spot.base-number: `amount` is in the base currency, at market too. `price` is not believed at market, and may be left out. */
export const placeOrder = /* @__PURE__ */ action('placeOrder', '/api/transaction/:side', {
  movesMoney: true,
  payload: () => ({
    side: field('side', sideInOut),
    ...pairFields(),
    mode: field('mode', priceMode),
    price: optional('price', givenPriceOrZero),
    amount: field('num', givenAmount),
    clientOrderId: optional('client_order_id', clientOrderId),
  }),
  check: ({ mode, price }) => {
    if (mode === 'market') return null;
    if (price === undefined) return refuse('missing', 'price');
    return isAboveZero(price) ? null : refuse('not-positive', 'price');
  },
});

export const cancelOrder = /* @__PURE__ */ action('cancelOrder', '/api/transaction_del', {
  movesMoney: true,
  payload: () => ({ id: field('id', orderId), side: field('type', sideInOut) }),
});
