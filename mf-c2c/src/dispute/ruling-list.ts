import type { RowList } from '@tradefloor/area/list';
import { listRulings, type Ruling, rulingChanged, type RulingStatus } from '@tradefloor/contract/ext';
import { rulingTopic } from '@tradefloor/platform';
import type { Deal } from '../chat/words';

const followed = {
  whose: 'own',
  keyOf: ({ id }) => id,
  push: rulingChanged,
  order: (one, other) => other.askedAt - one.askedAt,
} as const satisfies Partial<RowList<Ruling>>;

const signalled = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

/** A user's own rulings, an operator's all. */
export const rulings = (status: RulingStatus | undefined): RowList<Ruling> => ({
  ...followed,
  name: `rulings ${status ?? 'all'}`,
  follow: (bus, tell) => [bus.on(rulingTopic).subscribe(tell.row)],
  stands: row => status === undefined || row.status === status,
  ask: ({ http }, page, signal) =>
    http(listRulings, { page, ...(status === undefined ? {} : { status }) }, signalled(signal)),
});

/** The one on a deal, if there is one: a list of one row, live as the others are. */
export const rulingOn = ({ of, id }: Deal): RowList<Ruling> => ({
  ...followed,
  name: `ruling ${of} ${id}`,
  follow: (bus, tell) => [
    bus.on(rulingTopic).subscribe(row => {
      if (row.of === of && row.dealId === id) tell.row(row);
    }),
  ],
  ask: ({ http }, _, signal) => http(listRulings, { of, dealId: id }, signalled(signal)),
});
