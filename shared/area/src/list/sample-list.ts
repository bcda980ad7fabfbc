import { connectionTopic, topic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { type FrameClock, storesOf } from '@tradefloor/platform/live';
import type { RowList } from './row-list';
import { rowsOf } from './row-store';

export interface Row {
  readonly id: number;
  readonly state: string;
}

export const rowTopic = topic<Row>('row', { owner: 'shell', version: 1, replay: 'none' });
export const wholeTopic = topic<readonly Row[]>('whole', { owner: 'shell', version: 1, replay: 'none' });
export const aRow = (id: number, state = 'open'): Row => ({ id, state });
/** The same said again, as another object. */
export const again = ({ id, state }: Row): Row => ({ id, state });
export const someRows = (from: number, count: number) => Array.from({ length: count }, (_, at) => aRow(from - at));

/** A server whose pages have four rows, and a browser whose time and frames a test drives. */
export function aList(change: Partial<RowList<Row>> = {}) {
  const platform = fakePlatform();
  platform.drive(connectionTopic, { kind: 'live', since: 0, latencyMs: null });
  platform.offer(rowTopic);
  const state = { now: 0, rows: someRows(12, 12) as readonly Row[], hasTotal: true };
  const asked: number[] = [];
  let every: () => void = () => undefined;
  const clock: FrameClock = {
    now: () => state.now,
    hidden: () => false,
    request: run => run(),
    onVisible: () => () => undefined,
    every: (_, run) => ((every = run), () => undefined),
  };
  storesOf(platform, clock);
  const list: RowList<Row> = {
    name: 'rows',
    whose: 'own',
    keyOf: ({ id }) => String(id),
    push: rowTopic,
    follow: (bus, tell) => [bus.on(rowTopic).subscribe(tell.row), bus.on(wholeTopic).subscribe(tell.rows)],
    ask(_, page) {
      asked.push(page);
      const rows = state.rows.slice((page - 1) * 4, page * 4);
      return Promise.resolve({ rows, total: state.hasTotal ? state.rows.length : null });
    },
    ...change,
  };
  const store = () => rowsOf(platform, list);
  const listing = () => store()?.read();
  return {
    platform,
    state,
    asked,
    list,
    listing,
    ids: () => listing()?.rows.map(({ id }) => id),
    look: () => store()?.subscribe(() => undefined) ?? (() => undefined),
    tick: (milliseconds: number) => {
      state.now += milliseconds;
      every();
    },
  };
}

/** All that was answered is in its place. */
export const settled = () => new Promise(resolve => setTimeout(resolve));
