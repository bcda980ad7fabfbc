import { Refusal } from '../messages/refusal';
import type { C2cOrderRow } from '../storage/tables/c2c';

/** c2c.open-orders: what is marked as paid holds a seller's coins, too. */
const MOST_OPEN = 10;

interface Parties {
  readonly buyerId: number;
  readonly takerId: number;
}

/** Who sells to an advert may not be told how many orders its owner has. */
export function assertFewOpen(open: readonly C2cOrderRow[], { buyerId, takerId }: Parties): void {
  if (open.filter(order => order.buyer_id === buyerId).length < MOST_OPEN) return;
  throw buyerId === takerId ? new Refusal('tooManyOpenOrders', { most: MOST_OPEN }) : new Refusal('advertGone');
}
