import type { Page } from '@tradefloor/contract';
import { CallFailure } from '@tradefloor/platform';
import { aList, aRow, type Row, rowTopic, settled, someRows } from './sample-list';

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

it('is at the page that was asked for last, whichever answer comes last', async () => {
  const answers = new Map<number, (page: Page<Row>) => void>();
  const { look, listing, ids } = aList({
    pageRows: 4,
    ask: (_, page) => new Promise<Page<Row>>(resolve => void answers.set(page, resolve)),
  });
  const answer = async (page: number) => {
    answers.get(page)?.({ rows: someRows(16 - page * 4, 4), total: 12 });
    await settled();
  };
  look();
  await answer(1);
  const pages = listing()?.pages;
  void pages?.show(2);
  void pages?.show(3);
  await answer(3);
  await answer(2);
  expect([ids(), listing()?.pages?.page]).toEqual([[4, 3, 2, 1], 3]);
});

it('asks again for a page that was turned to before what it says changed', async () => {
  const { look, listing, state, list } = aList({ pageRows: 4 });
  look();
  await settled();
  const { ask } = list;
  let answer: () => void = () => undefined;
  jest.spyOn(list, 'ask').mockImplementationOnce(async (...asked) => {
    const page = await ask(...asked);
    await new Promise<void>(resolve => (answer = resolve));
    return page;
  });
  const turning = listing()?.pages?.show(2);
  await settled();
  state.rows = state.rows.map(({ id }) => aRow(id, 'closed'));
  listing()?.refresh();
  await settled();
  answer();
  await turning;
  await settled();
  expect(listing()?.pages?.page).toBe(2);
  expect(listing()?.rows).toEqual([8, 7, 6, 5].map(id => aRow(id, 'closed')));
});

it('leaves no page out where two ask for more at once', async () => {
  const { look, listing, ids } = aList();
  look();
  await settled();
  await Promise.all([listing()?.more(), listing()?.more()]);
  await listing()?.more();
  expect(ids()).toEqual(someRows(12, 12).map(({ id }) => id));
});

it('gives every row there is for a file, whatever is loaded', async () => {
  const { look, listing } = aList({ isWanted: ({ id }) => id !== 5 });
  look();
  await settled();
  expect(await listing()?.all()).toHaveLength(11);
});

it('reads all pages on screen anew where a row went between two of them', async () => {
  const { look, listing, ids, state, list } = aList();
  look();
  await settled();
  await listing()?.more();
  const { ask } = list;
  jest.spyOn(list, 'ask').mockImplementationOnce(async (...asked) => {
    const answer = await ask(...asked);
    state.rows = state.rows.slice(1);
    return answer;
  });
  listing()?.refresh();
  await settled();
  expect(ids()).toEqual(someRows(11, 8).map(({ id }) => id));
});

describe('a history that is read back', () => {
  const read = async () => {
    const test = aList({ isHistory: true, order: (one, other) => other.id - one.id });
    test.look();
    await settled();
    return { ...test, again: async () => (test.listing()?.refresh(), await settled()) };
  };
  const reachingBack = someRows(21, 13).map(({ id }) => id);

  it('has no hole where a page before failed', async () => {
    const { again, ids, state, list } = await read();
    const { ask } = list;
    const refused = new CallFailure('refused', 'rows');
    state.rows = someRows(21, 21);
    const asking = jest.spyOn(list, 'ask');
    asking.mockImplementation((...asked) => (asked[1] === 2 ? Promise.reject(refused) : ask(...asked)));
    await again();
    expect(ids()).toEqual([12, 11, 10, 9]);
    asking.mockImplementation(ask);
    await again();
    expect(ids()).toEqual(reachingBack);
  });

  it('has no hole where a row comes between two pages', async () => {
    const { again, ids, state, list, platform } = await read();
    const { ask } = list;
    state.rows = someRows(20, 20);
    jest.spyOn(list, 'ask').mockImplementationOnce(async (...asked) => {
      const answer = await ask(...asked);
      state.rows = someRows(21, 21);
      platform.drive(rowTopic, aRow(21));
      return answer;
    });
    await again();
    expect(ids()).toEqual(reachingBack);
  });

  it('has no hole below what is pushed before it', async () => {
    const { again, ids, state, platform } = await read();
    state.rows = someRows(21, 21);
    platform.drive(rowTopic, aRow(21));
    await again();
    expect(ids()).toEqual(reachingBack);
  });
});
