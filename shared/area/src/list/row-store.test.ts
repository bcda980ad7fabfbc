import type { Page } from '@tradefloor/contract';
import { connectionTopic, topic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { type FrameClock, storesOf } from '@tradefloor/platform/live';
import { ownChangedOf } from './own-changed';
import type { RowList } from './row-list';
import { rowsOf } from './row-store';

interface Row {
  readonly id: string;
  readonly state: string;
}
type Answer = Page<Row>;

const rowTopic = topic<Row>('row', { owner: 'shell', version: 1, replay: 'none' });
const wholeTopic = topic<readonly Row[]>('whole', { owner: 'shell', version: 1, replay: 'none' });
const aRow = (id: number, state = 'open'): Row => ({ id: String(id), state });
/** The same said again, as another object. */
const again = ({ id, state }: Row): Row => ({ id, state });
const someRows = (from: number, count: number) => Array.from({ length: count }, (_, at) => aRow(from - at));

/** A server whose pages have four rows, and a browser whose time and frames a test drives. */
function aList(change: Partial<RowList<Row>> = {}) {
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
    keyOf: ({ id }) => id,
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
    ids: () => listing()?.rows.map(({ id }) => Number(id)),
    look: () => store()?.subscribe(() => undefined) ?? (() => undefined),
    tick: (milliseconds: number) => {
      state.now += milliseconds;
      every();
    },
  };
}

/** All that was answered is in its place. */
const settled = () => new Promise(resolve => setTimeout(resolve));

it('loads pages one below the other until there is no more', async () => {
  const { look, listing, ids } = aList();
  look();
  expect(listing()).toMatchObject({ kind: 'loading', hasMore: false });
  await settled();
  expect(listing()).toMatchObject({ kind: 'ready', hasMore: true, total: 12 });
  await listing()?.more();
  await listing()?.more();
  expect([ids()?.length, listing()?.hasMore]).toEqual([12, false]);
});

it('asks for the page after the next where what was pushed moved all of the next away', async () => {
  const { look, listing, ids, platform, state } = aList();
  look();
  await settled();
  for (const row of someRows(13, 1).concat(someRows(17, 4).toReversed())) {
    state.rows = [row, ...state.rows];
    platform.drive(rowTopic, row);
  }
  await listing()?.more();
  expect(ids()).toEqual([17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
});

it('reads again all pages that are shown, and keeps what was pushed meanwhile', async () => {
  const { look, listing, ids, platform, state, asked } = aList({ stands: ({ state: is }) => is === 'open' });
  look();
  await settled();
  await listing()?.more();
  asked.length = 0;
  state.rows = state.rows.slice(1);
  ownChangedOf(platform).tell();
  platform.drive(rowTopic, aRow(11, 'closed'));
  await settled();
  expect(asked).toEqual([1, 2]);
  expect(ids()).toEqual([10, 9, 8, 7, 6, 5, 4]);
});

it('asks only for the newest page of a history, and further back where a whole page is new', async () => {
  const { look, listing, ids, platform, state, asked } = aList({
    isHistory: true,
    order: (one, other) => Number(other.id) - Number(one.id),
  });
  look();
  await settled();
  await listing()?.more();
  asked.length = 0;
  state.rows = [...someRows(18, 6), ...state.rows];
  ownChangedOf(platform).tell();
  await settled();
  expect(asked).toEqual([1, 2]);
  expect(ids()).toEqual(someRows(18, 14).map(({ id }) => Number(id)));
});

it('is asked for every five seconds while the socket is down', async () => {
  const { look, platform, asked, tick } = aList();
  look();
  await settled();
  tick(20_000);
  expect(asked).toEqual([1]);
  platform.drive(connectionTopic, { kind: 'down', since: 0, latencyMs: null });
  tick(5_000);
  await settled();
  expect(asked).toEqual([1, 1]);
});

it('takes a push of all rows for all of them, and draws only those that changed', async () => {
  const { look, listing, platform, state } = aList();
  let answer: (page: Answer) => void = () => undefined;
  const waiting = new Promise<Answer>(resolve => (answer = resolve));
  const late = aList({ ask: () => waiting });
  late.look();
  late.platform.drive(wholeTopic, [aRow(2), aRow(1)]);
  expect(late.listing()).toMatchObject({ kind: 'ready', total: 2, hasMore: false });
  answer({ rows: [aRow(9)], total: 1 });
  await settled();
  expect(late.ids()).toEqual([2, 1]);

  look();
  await settled();
  const before = listing()?.rows ?? [];
  platform.drive(wholeTopic, [aRow(12), aRow(11, 'closing'), ...state.rows.slice(2, 4).map(again)]);
  const after = listing()?.rows ?? [];
  expect(after.map((row, at) => row === before[at])).toEqual([true, false, true, true]);
  platform.drive(wholeTopic, after.map(again));
  expect(listing()?.rows).toBe(after);
});

it('stays on its page until the next one is here', async () => {
  const { look, listing, ids, state } = aList({ pageRows: 4 });
  look();
  await settled();
  expect(listing()).toMatchObject({ hasMore: false, pages: { page: 1, pages: 3 } });
  const turning = listing()?.pages?.show(3);
  expect([ids(), listing()?.pages?.page]).toEqual([[12, 11, 10, 9], 1]);
  await turning;
  expect([ids(), listing()?.pages?.page]).toEqual([[4, 3, 2, 1], 3]);
  state.rows = state.rows.slice(0, 11);
  listing()?.refresh();
  await settled();
  expect([ids(), listing()?.pages?.page]).toEqual([[4, 3, 2], 3]);
});

it('gives every row there is for a file, whatever is loaded', async () => {
  const { look, listing } = aList({ isWanted: ({ id }) => id !== '5' });
  look();
  await settled();
  expect(await listing()?.all()).toHaveLength(11);
});

it('says why it failed, keeps what it has when a later call fails, and tries a read twice', async () => {
  let fails = true;
  const asked = jest.fn(() =>
    fails ? Promise.reject(new Error('down')) : Promise.resolve({ rows: [aRow(1)], total: 1 }),
  );
  const { look, listing, ids } = aList({ ask: asked });
  jest.useFakeTimers();
  look();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(listing()).toMatchObject({ kind: 'failed', problem: new Error('down') });
  fails = false;
  listing()?.retry();
  await jest.advanceTimersByTimeAsync(0);
  fails = true;
  listing()?.refresh();
  await jest.advanceTimersByTimeAsync(1_000);
  jest.useRealTimers();
  expect([listing()?.kind, ids()]).toEqual(['ready', [1]]);
});

it('shows what was left to who comes back soon, and nothing of it to anybody else', async () => {
  const { look, listing, ids, platform, state } = aList();
  const leave = look();
  await settled();
  leave();
  await settled();
  expect(ids()).toEqual([12, 11, 10, 9]);
  state.now = 6 * 60_000;
  expect(listing()).toMatchObject({ kind: 'loading', rows: [] });

  const leaveAgain = look();
  await settled();
  platform.become({ kind: 'user', userId: null, account: 'bob@example.com' });
  leaveAgain();
  await settled();
  expect(listing()).toMatchObject({ kind: 'loading', rows: [] });
  platform.become({ kind: 'user', userId: null, account: 'ann@example.com' });
  expect(listing()).toMatchObject({ kind: 'loading', rows: [] });
  platform.become({ kind: 'guest' });
  expect(listing()).toBeUndefined();
});

it('leaves no listener behind', async () => {
  const { look, platform } = aList();
  const leave = look();
  await settled();
  leave();
  await settled();
  expect(platform.listeners()).toBe(0);
});
