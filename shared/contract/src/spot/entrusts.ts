import { call } from '../call';
import { maybe, or, pageOf } from '../wire/containers';
import { amount, price } from '../wire/decimals';
import { clientOrderId, currencyId, orderId } from '../wire/ids';
import { instant, maybeInstant } from '../wire/instant';
import { mapped, type PlainOf } from '../wire/kind';
import { page } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { sideInOut, sideOfWay } from '../wire/side';
import { text } from '../wire/text';

/** A spot order that still stands. `amount` is what remains of `total`. */
export interface Entrust extends PlainOf<typeof entrust> {}
export const entrust = /* @__PURE__ */ mapped(
  /* @__PURE__ */ shape(() => ({
    id: field('id', orderId),
    createdAt: field('create_time', maybeInstant, 'time'),
    currencyId: field('currency_id', maybe(currencyId)),
    legalId: field('legal_id', maybe(currencyId)),
    base: field('currency_name', text),
    quote: field('legal_name', text),
    /** The lists of one side do not say it. */
    side: field('type', maybe(sideInOut)),
    price: field('price', price),
    amount: field('number', amount),
    total: field('total_number', maybe(amount)),
    filled: field('complete_number', or(amount, '0')),
    totalMoney: field('total_money', maybe(amount)),
    accountNumber: field('account_number', maybe(text)),
    clientOrderId: field('client_order_id', maybe(clientOrderId)),
  })),
  found => ({ ...found, total: found.total ?? found.amount }),
  found => found,
);

/** One fill of the user's. `in_fee` is what a buyer paid, `out_fee` what a seller did. */
export interface CompletedOrder extends PlainOf<typeof completedOrder> {}
export const completedOrder = /* @__PURE__ */ mapped(
  /* @__PURE__ */ shape(() => ({
    id: field('id', maybe(orderId)),
    /** What the documents' server does not say: the order that it filled, or a part of it. */
    orderId: optional('order_id', orderId),
    time: field('time', instant, 'create_time'),
    currencyId: field('currency_id', maybe(currencyId)),
    legalId: field('legal_id', maybe(currencyId)),
    base: field('currency_name', text),
    quote: field('legal_name', text),
    price: field('price', price),
    amount: field('number', amount),
    way: field('way', maybe(sideOfWay)),
    type: field('type', maybe(sideInOut)),
    buyFee: field('in_fee', maybe(amount)),
    sellFee: field('out_fee', maybe(amount)),
  })),
  // wire.both-names: `way` in one list, `type` in another. Both are read, both are written.
  ({ way, type, ...found }) => ({ ...found, side: way ?? type ?? ('buy' as const) }),
  ({ side, ...found }) => ({ ...found, way: side, type: side }),
);

const pageOfPair = () => ({
  page: optional('page', page),
  currencyId: optional('currency_id', currencyId),
  legalId: optional('legal_id', currencyId),
});

/** Pending buys. */
export const listBuyEntrusts = /* @__PURE__ */ call('listBuyEntrusts', 'POST', '/api/transaction_in', {
  payload: pageOfPair,
  answer: () => pageOf<Entrust>('list', entrust),
});

/** Pending sells. */
export const listSellEntrusts = /* @__PURE__ */ call('listSellEntrusts', 'POST', '/api/transaction_out', {
  payload: pageOfPair,
  answer: () => pageOf<Entrust>('list', entrust),
});

export const listCompletedOrders = /* @__PURE__ */ call('listCompletedOrders', 'POST', '/api/transaction_complete', {
  payload: pageOfPair,
  answer: () => pageOf<CompletedOrder>('list', completedOrder),
});

/** Pending orders over all pairs. */
export const listEntrusts = /* @__PURE__ */ call('listEntrusts', 'POST', '/api/transaction/entrust', {
  payload: () => ({
    side: field('type', sideInOut),
    address: optional('address', text),
    page: optional('page', page),
  }),
  answer: () => pageOf<Entrust>('list', entrust),
});
