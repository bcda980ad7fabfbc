import type { Done } from '@tradefloor/contract';
import { decimal, strip } from '@tradefloor/money';
import { Refusal } from '../messages/refusal';
import type { Tables } from '../storage/tables';
import { doneSaying, type MemberAsk } from './ask';

type Placed = 'spot_order' | 'leverage_order' | 'micro_order';

/** An order that its client may have named, with what was asked for as its row has it; what is undefined does not count. */
interface Named<Table extends Placed> {
  readonly table: Table;
  readonly clientOrderId: string | undefined;
  readonly terms: { readonly [Column in keyof Tables[Table]]?: Tables[Table][Column] | undefined };
}

/**
 * exchange.client-order: placing a named order again answers the first one's id. Another order by the same name is
 * refused: its client would take the first one's id for that of an order that there is not.
 */
export async function placedOnce<Table extends Placed>(
  ask: MemberAsk<Done>,
  { table, clientOrderId, terms }: Named<Table>,
  place: () => Promise<Done>,
): Promise<Done> {
  if (clientOrderId === undefined) return place();
  const { core, member } = ask;
  return core.clerk.inTurn(`${table} ${member.id} ${clientOrderId}`, async () => {
    const before = await core.db
      .selectFrom<Placed>(table)
      .selectAll()
      .where('member_id', '=', member.id)
      .where('client_order_id', '=', clientOrderId)
      .executeTakeFirst();
    if (!before) return place();
    if (!isSame(before, terms)) throw new Refusal('clientOrderIdReused', { id: before.id });
    return doneSaying(ask, 'orderPlaced', { id: before.id });
  });
}

const isSame = (row: object, terms: object): boolean =>
  Object.entries(terms).every(
    ([column, value]) => value === undefined || plain(Reflect.get(row, column)) === plain(value),
  );

/** `1.50` is the same number as `1.5`. */
const plain = (value: unknown): string =>
  /^\d+(\.\d+)?$/.test(String(value)) ? strip(decimal(String(value))) : String(value);
