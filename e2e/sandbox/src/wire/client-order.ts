import type { Done } from '@tradefloor/contract';
import { doneSaying, type MemberAsk } from './ask';

type Placed = 'spot_order' | 'leverage_order' | 'micro_order';

/** A client may name its order: placing it again answers the first one's id. */
export async function placedOnce(
  ask: MemberAsk<Done>,
  table: Placed,
  clientOrderId: string | undefined,
  place: () => Promise<Done>,
): Promise<Done> {
  if (clientOrderId === undefined) return place();
  const { core, member } = ask;
  return core.clerk.inTurn(`${table} ${member.id} ${clientOrderId}`, async () => {
    const before = await core.db
      .selectFrom(table)
      .select('id')
      .where('member_id', '=', member.id)
      .where('client_order_id', '=', clientOrderId)
      .executeTakeFirst();
    return before ? doneSaying(ask, 'orderPlaced', { id: before.id }) : place();
  });
}
