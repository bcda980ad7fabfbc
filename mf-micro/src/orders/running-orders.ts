import { everyPage, type RowList } from '@tradefloor/area/list';
import { listMicroOrders, type MicroOrder } from '@tradefloor/contract';
import { MICRO_ROW_LEAVES_AFTER_MS } from '@tradefloor/money';
import { balanceChangesTopic, type Bus, closedMicroOrderTopic, type Platform, serverNow } from '@tradefloor/platform';

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
  follow: (bus, tell, platform) => [
    followClosed(bus, tell.row, platform),
    // What one places on another device is told by what it costs.
    bus.on(balanceChangesTopic).subscribe(tell.stale),
  ],
  async ask(platform, _, signal) {
    const answer = await everyPage<MicroOrder>(
      page => platform.http(listMicroOrders, { page, status: 'open' }, signal ? { signal } : {}),
      ({ id }) => id,
    );
    const leaving = leavingOf(platform);
    const open = answer.filter(({ id }) => !leaving.has(id)).map(order => running(order, platform));
    const rows = [...open, ...leaving.values()];
    return { rows, total: rows.length };
  },
};

/** What has ended and is still shown with its result: no answer has it any more. */
type Leaving = Map<MicroOrder['id'], RunningOrder>;
const ofPlatform = new WeakMap<Platform, Leaving>();

function leavingOf(platform: Platform): Leaving {
  const known = ofPlatform.get(platform) ?? new Map();
  ofPlatform.set(platform, known);
  return known;
}

function followClosed(bus: Bus, tell: (order: RunningOrder) => void, platform: Platform) {
  const leaving = leavingOf(platform);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const leave = (order: RunningOrder): void => {
    leaving.delete(order.id);
    tell({ ...order, hasLeft: true });
  };
  const following = bus.on(closedMicroOrderTopic).subscribe(closed => {
    const order = running(closed, platform);
    leaving.set(order.id, order);
    tell(order);
    const timer = setTimeout(() => {
      timers.delete(timer);
      leave(order);
    }, MICRO_ROW_LEAVES_AFTER_MS);
    timers.add(timer);
  });
  return {
    unsubscribe() {
      following.unsubscribe();
      for (const timer of timers) clearTimeout(timer);
      // Who comes back finds none that is over.
      for (const order of leaving.values()) leave(order);
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
