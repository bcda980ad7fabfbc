import { action, call } from '../call';
import { pairFields } from '../market/pair';
import { choice } from '../wire/choice';
import { maybe, or, pageOf, within } from '../wire/containers';
import { amount, givenPriceOrZero, givenWhole, isAboveZero, price } from '../wire/decimals';
import { clientOrderId, currencyId, orderId } from '../wire/ids';
import { instant } from '../wire/instant';
import { type Kind, type PlainOf, refuse } from '../wire/kind';
import { flag, page } from '../wire/numbers';
import { field, optional, shape, wholeOr } from '../wire/shape';
import { direction, leverageOrder, leverageStatus, type LeverageOrder, stopPrice } from './order';

/** wire.choice-codes: 1 market, 0 limit. */
const mode: Kind<'limit' | 'market'> = /* @__PURE__ */ choice<'limit' | 'market'>({ limit: 0, market: 1 });

export const submitLeverageOrder = /* @__PURE__ */ action('submitLeverageOrder', '/api/lever/submit', {
  movesMoney: true,
  payload: () => ({
    ...pairFields(),
    multiplier: field('multiple', givenWhole),
    hands: field('share', givenWhole),
    direction: field('type', direction),
    mode: field('status', mode),
    price: optional('target_price', givenPriceOrZero),
    clientOrderId: optional('client_order_id', clientOrderId),
  }),
  check: ({ mode, price }) => {
    if (mode === 'market') return null;
    if (price === undefined) return refuse('missing', 'target_price');
    return isAboveZero(price) ? null : refuse('not-positive', 'target_price');
  },
});

/** Of one pair, or over all without it. The list is two messages deep. */
export const listLeverageOrders = /* @__PURE__ */ call('listLeverageOrders', 'POST', '/api/lever/my_trade', {
  payload: () => ({
    status: optional('status', leverageStatus),
    currencyId: optional('currency_id', currencyId),
    legalId: optional('legal_id', currencyId),
    page: optional('page', page),
  }),
  answer: () => within('message', pageOf<LeverageOrder>('data', leverageOrder)),
});

/** A deal of the pair, anyone's; `own` holds the order when it is the user's. */
export interface LeverageTrade extends PlainOf<typeof leverageTrade> {}
export const leverageTrade = /* @__PURE__ */ shape(() => ({
  id: field('id', orderId),
  time: field('time', instant, 'transaction_time', 'create_time'),
  price: field('price', price),
  amount: field('number', or(amount, '0')),
  direction: field('type', maybe(direction)),
  isOwn: field('is_own', or(flag, 0)),
  own: field('own', maybe<LeverageOrder>(leverageOrder)),
}));

export const listLeverageTrades = /* @__PURE__ */ call('listLeverageTrades', 'POST', '/api/lever/dealall', {
  auth: 'optional',
  payload: () => ({ ...pairFields(), page: optional('page', page) }),
  answer: () => pageOf<LeverageTrade>('data', leverageTrade),
});

export const closePosition = /* @__PURE__ */ action('closePosition', '/api/lever/close', {
  movesMoney: true,
  payload: () => ({ id: field('id', orderId) }),
});

/** Zero lifts a stop. */
export const setStops = /* @__PURE__ */ action('setStops', '/api/lever/setstop', {
  movesMoney: true,
  payload: () => ({
    id: field('id', orderId),
    takeProfit: field('target_profit_price', givenPriceOrZero),
    stopLoss: field('stop_loss_price', givenPriceOrZero),
    stopBy: optional('stop_by', stopPrice),
  }),
});

export type PositionsToClose = 'all' | 'long' | 'short';
const positionsToClose: Kind<PositionsToClose> = /* @__PURE__ */ choice<PositionsToClose>({
  all: 0,
  long: 1,
  short: 2,
});

export const closePositions = /* @__PURE__ */ action('closePositions', '/api/lever/batch_close', {
  movesMoney: true,
  payload: () => ({
    positions: field('type', positionsToClose),
    currencyId: wholeOr('currency_id', currencyId),
    legalId: wholeOr('legal_id', currencyId),
  }),
});

export const revokeLeverageOrder = /* @__PURE__ */ action('revokeLeverageOrder', '/api/lever/cancel', {
  movesMoney: true,
  payload: () => ({ id: field('id', orderId) }),
});
