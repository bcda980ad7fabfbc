import type { Page } from '@tradefloor/contract';
import { connectionTopic } from '@tradefloor/platform';
import { ownChangedOf } from './own-changed';
import { aList, again, aRow, type Row, rowTopic, settled, someRows, wholeTopic } from './sample-list';

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
    order: (one, other) => other.id - one.id,
  });
  look();
  await settled();
  await listing()?.more();
  asked.length = 0;
  state.rows = [...someRows(18, 6), ...state.rows];
  ownChangedOf(platform).tell();
  await settled();
  expect(asked).toEqual([1, 2]);
  expect(ids()).toEqual(someRows(18, 14).map(({ id }) => id));
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

it('is asked for once more when what it was read without is there: the pushes that tell of changes (list.read-once-heard)', async () => {
  const { look, ids, platform, state, asked, tick } = aList();
  const connection = (kind: 'connecting' | 'live') =>
    platform.drive(connectionTopic, { kind, since: 0, latencyMs: null });
  connection('connecting');
  look();
  await settled();
  tick(500);
  expect(asked).toEqual([1]);
  state.rows = someRows(13, 13);
  connection('live');
  tick(500);
  await settled();
  expect([asked, ids()?.[0]]).toEqual([[1, 1], 13]);
  tick(20_000);
  expect(asked).toEqual([1, 1]);
});

it('takes a push of all rows for all of them, and draws only those that changed', async () => {
  const { look, listing, platform, state } = aList();
  let answer: (page: Page<Row>) => void = () => undefined;
  const waiting = new Promise<Page<Row>>(resolve => (answer = resolve));
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
