import type { Direction, StopKind } from '@tradefloor/money';
import { choice } from '../wire/choice';
import { maybe, or } from '../wire/containers';
import { amount, decimal, price } from '../wire/decimals';
import { currencyId, orderId } from '../wire/ids';
import { maybeInstant } from '../wire/instant';
import type { Kind, PlainOf } from '../wire/kind';
import { field, optional, shape } from '../wire/shape';
import { text } from '../wire/text';

export type { Direction };
/** wire.choice-codes: 1 long, 2 short. */
export const direction: Kind<Direction> = /* @__PURE__ */ choice<Direction>({ long: [1, 'buy'], short: [2, 'sell'] });

/** leverage.order-states: 0 entrusts, 1 open, 3 closed, 4 revoked; 2 is a close under way. */
export type LeverageStatus = 'pending' | 'open' | 'closing' | 'closed' | 'revoked';
export const leverageStatus: Kind<LeverageStatus> = /* @__PURE__ */ choice<LeverageStatus>({
  pending: 0,
  open: 1,
  closing: 2,
  closed: 3,
  revoked: 4,
});

/** What sets a stop off: the mark price, or the last trade. */
export type StopPrice = 'mark' | 'last';
export const stopPrice: Kind<StopPrice> = /* @__PURE__ */ choice<StopPrice>({ mark: 'mark', last: 'last' });

/** Why an order is no more: its owner, one of its stops, a liquidation, the most that the exchange pays, or too little to open it. */
export type LeverageEnd = 'owner' | StopKind | 'liquidation' | 'house-limit' | 'risk';
const leverageEnd: Kind<LeverageEnd> = /* @__PURE__ */ choice<LeverageEnd>({
  owner: 'owner',
  'take-profit': 'take-profit',
  'stop-loss': 'stop-loss',
  liquidation: 'liquidation',
  'house-limit': 'house-limit',
  risk: 'risk',
});

/** A position or entrust. `price` is the current one, of a closed position the one it closed at. */
export interface LeverageOrder extends PlainOf<typeof leverageOrder> {}
export const leverageOrder = /* @__PURE__ */ shape(() => ({
  id: field('id', orderId),
  direction: field('type', direction),
  symbol: field('symbol', text),
  currencyId: field('currency_id', maybe(currencyId), 'currency'),
  legalId: field('legal_id', maybe(currencyId), 'legal'),
  hands: field('share', decimal),
  multiplier: field('multiple', maybe(decimal)),
  /** In the base currency: hands by the pair's hand size. */
  quantity: field('number', maybe(amount)),
  /** As asked for. */
  originPrice: field('origin_price', or(price, '0')),
  /** As opened, the spread included. */
  openPrice: field('update_price', or(price, '0')),
  price: field('price', or(price, '0')),
  takeProfit: field('target_profit_price', or(price, '0')),
  stopLoss: field('stop_loss_price', or(price, '0')),
  /** Older servers do not say: theirs go by the last price. */
  stopBy: optional('stop_by', stopPrice),
  originMargin: field('origin_caution_money', or(amount, '0')),
  margin: field('caution_money', or(amount, '0')),
  fee: field('trade_fee', or(amount, '0')),
  overnight: field('overnight_money', or(amount, '0')),
  profit: field('profits', or(amount, '0')),
  openedAt: field('transaction_time', maybeInstant),
  handledAt: field('handle_time', maybeInstant),
  completedAt: field('complete_time', maybeInstant),
  createdAt: field('create_time', maybeInstant),
  status: field('status', leverageStatus),
  /** Of what is closed or revoked; older servers do not say. */
  endedBy: optional('ended_by', leverageEnd),
}));
