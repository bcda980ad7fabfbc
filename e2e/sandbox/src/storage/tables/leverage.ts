import type { LeverageEnd, StopPrice } from '@tradefloor/contract';
import type { Amount, Decimal, Direction, Price } from '@tradefloor/money';

export interface LeverageTables {
  leverage_order: LeverageOrderRow;
}

/** leverage.order-states: pending, trading, closed, revoked. A close that is not stored yet is known in memory alone. */
export type LeverageState = 'pending' | 'open' | 'closed' | 'revoked';

/** An entrust, the position that it became, and how that ended: one row for its whole life. */
export interface LeverageOrderRow {
  id: number;
  member_id: number;
  pair_id: number;
  direction: Direction;
  mode: 'limit' | 'market';
  multiplier: Decimal;
  hands: Decimal;
  /** In the base currency: hands by the size that a hand had when it was placed. */
  quantity: Amount;
  /** As asked for; at market the mark price. */
  origin_price: Price;
  /** As opened, the spread included. */
  open_price: Price | null;
  close_price: Price | null;
  /** Zero where none is set. */
  take_profit: Price;
  stop_loss: Price;
  /** The price that sets a stop off; either way it closes at the mark. */
  stop_by: StopPrice;
  origin_margin: Amount;
  margin: Amount;
  fee: Amount;
  overnight: Amount;
  profit: Amount | null;
  state: LeverageState;
  ended_by: LeverageEnd | null;
  created_at: number;
  opened_at: number | null;
  handled_at: number | null;
  closed_at: number | null;
  /** Nights until then are charged. */
  charged_until: number | null;
  /** Chosen by the client; unique for a member. */
  client_order_id: string | null;
}
