import { add, type Amount, amount, min, neg, sub, ZERO } from '@tradefloor/money';
import type { Core } from '../core';
import { lever } from '../ledger/account';
import type { CauseName } from '../ledger/causes';
import type { Deed } from '../ledger/deed';
import { type Dealt, dealWithHouse, type Moves } from '../ledger/house';
import type { LeverageOrder } from './leverage-order';
import { marketOfOrder } from './margin-account';

function move(core: Core, deed: Deed, order: LeverageOrder, cause: CauseName, moves: Moves): void {
  const dealt: Dealt = { memberId: order.member_id, currencyId: currencyOf(core, order), account: 'lever' };
  dealWithHouse(deed, core.ledger, dealt, { cause, reference: `leverage_order:${order.id}`, ...moves });
}

const currencyOf = (core: Core, order: LeverageOrder): number => marketOfOrder(core, order).pair.quote.id;

export const availableFor = (core: Core, order: LeverageOrder): Amount =>
  amount(core.ledger.amount(lever(order.member_id, currencyOf(core, order))));

/** What an order holds of its owner's money while it waits. */
export const reservedBy = (order: LeverageOrder): Amount => add(order.margin, order.fee);

/** An entrust holds margin and fee. */
export function reserve(core: Core, deed: Deed, order: LeverageOrder): void {
  const held = reservedBy(order);
  move(core, deed, order, 'leverage_lock', { available: neg(held), locked: held });
}

export function release(core: Core, deed: Deed, order: LeverageOrder): void {
  const held = reservedBy(order);
  move(core, deed, order, 'leverage_unlock', { available: held, locked: neg(held) });
}

/** A position holds its margin; the fee is the exchange's. `reserved` is what the entrust held for it. */
export function payForOpening(core: Core, deed: Deed, order: LeverageOrder, reserved: Amount = ZERO): void {
  move(core, deed, order, 'leverage_open', {
    available: sub(reserved, reservedBy(order)),
    locked: sub(order.margin, reserved),
    fees: order.fee,
  });
}

/**
 * The margin comes back with what was won, or without what was lost. A loss beyond the margin comes out of what is
 * available, and beyond that it is the house's. Answers what was won or lost in truth.
 */
export function payForClosing(core: Core, deed: Deed, order: LeverageOrder, profit: Amount): Amount {
  const most = add(order.margin, availableFor(core, order));
  const result = neg(min(neg(profit), most));
  move(core, deed, order, 'leverage_close', {
    available: add(order.margin, result),
    locked: neg(order.margin),
    house: neg(result),
  });
  return result;
}

/** Interest comes out of what is available, and what is not there out of the margin. */
export function payForNights(core: Core, deed: Deed, order: LeverageOrder, interest: Amount): LeverageOrder {
  const fromAvailable = min(interest, availableFor(core, order));
  const fromMargin = min(sub(interest, fromAvailable), order.margin);
  const charged = add(fromAvailable, fromMargin);
  move(core, deed, order, 'leverage_overnight', {
    available: neg(fromAvailable),
    locked: neg(fromMargin),
    fees: charged,
  });
  return { ...order, margin: sub(order.margin, fromMargin), overnight: add(order.overnight, charged) };
}
