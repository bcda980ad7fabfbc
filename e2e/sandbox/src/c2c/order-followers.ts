import { leaveDealNotes } from '../acceptors/deal-notes';
import type { Core } from '../core';
import { merchantWords } from './merchant-talk';
import { leaveNotes } from './order-notes';

/** Who does something whenever an order between members, or a deal with an acceptor, takes a step. */
export function followOrders(core: Core): void {
  core.c2c.onOrder(order => core.traderRecords.note(order));
  core.c2c.onStep(leaveNotes(core));
  core.c2c.onStep(merchantWords(core));
  core.acceptors.onStep(leaveDealNotes(core));
  core.c2c.onStep((deed, { id }) => core.rulings.settle(deed, 'c2c-order', id));
}
