import { everyPage, type RowList } from '@tradefloor/area/list';
import { listMicroOrders, type MicroOrder } from '@tradefloor/contract';
import { MICRO_ROW_LEAVES_AFTER_MS } from '@tradefloor/money';
import { type Bus, closedMicroOrderTopic, type Platform, serverNow } from '@tradefloor/platform';

export interface RunningOrder extends Omit<MicroOrder, 'remainingMs'> {
  /** By the server's clock. */
  readonly endsAt: number;
  /** Its result has been seen. */
  readonly hasLeft?: boolean;
}

/** The user's orders that run, of all pairs; one that has ended stays half a second with its result (micro.row-leaves). */
export const runningOrders: RowList<RunningOrder> = {
  name: 'micro running',
  whose: 'own',
  keyOf: ({ id }) => id,
  order: newestFirst,
  stands: ({ hasLeft }) => hasLeft !== true,
  push: 'always',
  follow: (bus, tell, platform) => [followClosed(bus, tell.row, platform)],
  async ask(platform, _, signal) {
    const rows = await everyPage<MicroOrder>(
      page => platform.http(listMicroOrders, { page, status: 'open' }, signal ? { signal } : {}),
      ({ id }) => id,
    );
    return { rows: rows.map(order => running(order, platform)), total: rows.length };
  },
};

function followClosed(bus: Bus, tell: (order: RunningOrder) => void, platform: Platform) {
  const leaving = new Map<RunningOrder, ReturnType<typeof setTimeout>>();
  const leave = (order: RunningOrder): void => {
    leaving.delete(order);
    tell({ ...order, hasLeft: true });
  };
  const following = bus.on(closedMicroOrderTopic).subscribe(closed => {
    const order = running(closed, platform);
    tell(order);
    leaving.set(
      order,
      setTimeout(() => leave(order), MICRO_ROW_LEAVES_AFTER_MS),
    );
  });
  return {
    unsubscribe() {
      following.unsubscribe();
      // Who comes back finds none that is over.
      for (const [order, timer] of leaving) {
        clearTimeout(timer);
        leave(order);
      }
    },
  };
}

/** When it was placed and for how long tell its end for good; what remained when the server answered, where it says no time. */
export function running({ remainingMs, ...order }: MicroOrder, { bus }: Pick<Platform, 'bus'>): RunningOrder {
  if (order.createdAt !== null) return { ...order, endsAt: order.createdAt + order.seconds * 1_000 };
  return { ...order, endsAt: serverNow(bus) + remainingMs };
}

/** Ids count upward. */
function newestFirst(one: RunningOrder, other: RunningOrder): number {
  return other.id.length - one.id.length || (one.id < other.id ? 1 : -1);
}
