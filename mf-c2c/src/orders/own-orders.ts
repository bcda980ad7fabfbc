import { everyPage, type RowList } from '@tradefloor/area/list';
import {
  type AdvertId,
  type C2cOrder,
  type C2cStatus,
  listAdvertOrders,
  listC2cOrders,
  type OrderId,
  readC2cOrder,
  type Side,
} from '@tradefloor/contract';
import { c2cOrderChanged } from '@tradefloor/contract/ext';
import { c2cOrderTopic } from '@tradefloor/platform';
import { isOpen } from './order-rules';

export interface OrdersWish {
  readonly side?: Side | undefined;
  readonly status?: C2cStatus | undefined;
}

/** What all lists of orders have: a push tells each step of each of the two. */
const followed = {
  whose: 'own',
  keyOf: ({ id }) => id,
  order: newestFirst,
  push: c2cOrderChanged,
  follow: (bus, tell) => [bus.on(c2cOrderTopic).subscribe(tell.row)],
} as const satisfies Partial<RowList<C2cOrder>>;

const signalled = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

/** The user's orders with other members, of one side or in one state, or all. */
export function ownOrders({ side, status }: OrdersWish): RowList<C2cOrder> {
  const isOfWish = (order: C2cOrder) =>
    (side === undefined || order.side === side) && (status === undefined || order.status === status);
  return {
    ...followed,
    name: `c2c orders ${side ?? 'all'} ${status ?? 'all'}`,
    // An order that has moved on leaves the list of the state that it was in.
    stands: isOfWish,
    isWanted: order => side === undefined || order.side === side,
    async ask({ http }, page, signal) {
      const wish = { page, ...(side === undefined ? {} : { side }), ...(status === undefined ? {} : { status }) };
      const answered = await http(listC2cOrders, wish, signalled(signal));
      return { ...answered, rows: answered.rows.filter(isOfWish) };
    },
  };
}

/** One order: a list of one row, so that it is live in the same way. */
export const oneOrder = (id: OrderId): RowList<C2cOrder> => ({
  ...followed,
  name: `c2c order ${id}`,
  isWanted: order => order.id === id,
  async ask({ http }, _, signal) {
    return { rows: [await http(readC2cOrder, { id }, signalled(signal))], total: 1 };
  },
});

/** Those that are not over yet: there are few of them. */
export const openOrders: RowList<C2cOrder> = {
  ...followed,
  name: 'open c2c orders',
  stands: isOpen,
  async ask({ http }, _, signal) {
    const of = (status: C2cStatus) =>
      everyPage<C2cOrder>(
        page => http(listC2cOrders, { page, status }, signalled(signal)),
        ({ id }) => id,
      );
    const rows = (await Promise.all([of('unpaid'), of('paid')])).flat().filter(isOpen);
    return { rows, total: rows.length };
  },
};

/** Who took one of the user's own adverts. */
export const advertOrders = (id: AdvertId): RowList<C2cOrder> => ({
  ...followed,
  name: `c2c orders of advert ${id}`,
  isWanted: order => order.advertId === null || order.advertId === id,
  ask: ({ http }, page, signal) => http(listAdvertOrders, { id, page }, signalled(signal)),
});

function newestFirst(one: C2cOrder, other: C2cOrder): number {
  const later = (other.createdAt ?? 0) - (one.createdAt ?? 0);
  if (later !== 0) return later;
  // Ids count upward.
  return other.id.length - one.id.length || (one.id < other.id ? 1 : -1);
}
