import { aList, aRow, type Row, rowTopic, settled, someRows } from './sample-list';

const idsOf = (from: number, count: number) => someRows(from, count).map(({ id }) => id);
const stands = ({ state }: Row) => state === 'open';

async function opened(change: Parameters<typeof aList>[0] = {}, hasTotal = true) {
  const test = aList(change);
  test.state.hasTotal = hasTotal;
  test.look();
  await settled();
  return {
    ...test,
    come: (id: number) => (test.state.rows = [aRow(id), ...test.state.rows]),
    go: (id: number) => (test.state.rows = test.state.rows.filter(row => row.id !== id)),
  };
}

it('leaves no row out where one before it has gone since it was read', async () => {
  const { listing, ids, go, platform } = await opened({ stands });
  go(11);
  platform.drive(rowTopic, aRow(11, 'closed'));
  await listing()?.more();
  expect(ids()).toEqual([12, 10, 9, 8, 7, 6, 5, 4]);
  await listing()?.more();
  expect([ids(), listing()?.hasMore]).toEqual([[12, ...idsOf(10, 10)], false]);
});

it('leaves the last row out neither, which has moved up to a page that was read', async () => {
  const { listing, ids, state, go } = await opened();
  state.rows = someRows(5, 5);
  listing()?.refresh();
  await settled();
  go(4);
  await listing()?.more();
  expect([ids(), listing()?.hasMore]).toEqual([[5, 3, 2, 1], false]);
});

it('leaves none out of a server that says no total', async () => {
  const { listing, ids, asked, go } = await opened({}, false);
  go(11);
  await listing()?.more();
  expect(ids()).toEqual([12, 10, 9, 8, 7, 6, 5, 4]);
  asked.length = 0;
  await listing()?.more();
  // Where none has moved up, the others are not asked for again.
  expect([ids(), asked]).toEqual([
    [12, ...idsOf(10, 10)],
    [3, 2],
  ]);
});

it('says none twice where nothing tells rows apart, and others came before them', async () => {
  const { listing, ids, come } = await opened({ keyOf: undefined as never, follow: () => [] });
  come(13);
  await listing()?.more();
  expect(ids()).toEqual(idsOf(13, 8));
  come(14);
  expect(await listing()?.all()).toHaveLength(14);
});

it('goes on to the end though rows were pushed that are gone by now, or never belonged to it', async () => {
  const { listing, ids, state, platform } = await opened({ stands });
  state.rows = someRows(9, 9);
  listing()?.refresh();
  await settled();
  platform.drive(rowTopic, aRow(13));
  platform.drive(rowTopic, aRow(13, 'closed'));
  platform.drive(rowTopic, aRow(14, 'closed'));
  await listing()?.more();
  expect(listing()?.hasMore).toBe(true);
  await listing()?.more();
  expect(ids()).toEqual(idsOf(9, 9));
});

it('takes nothing off the screen, where many came and others went', async () => {
  const { listing, ids, come, state, platform } = await opened();
  for (const id of [13, 14, 15, 16, 17, 18]) {
    come(id);
    platform.drive(rowTopic, aRow(id));
  }
  expect(ids()).toEqual(idsOf(18, 10));
  state.rows = state.rows.filter(({ id }) => id >= 8);
  await listing()?.more();
  expect(ids()).toEqual(idsOf(18, 11));
});

describe('where the list is read again meanwhile', () => {
  /** A server whose first answer of each page comes when it is told to, as the list was when it was asked. */
  async function slow() {
    const test = await opened();
    const { ask } = test.list;
    const answers = new Map<number, () => void>();
    jest.spyOn(test.list, 'ask').mockImplementation(async (...asked) => {
      const [, page] = asked;
      const answer = await ask(...asked);
      if (!answers.has(page)) await new Promise<void>(resolve => answers.set(page, resolve));
      return answer;
    });
    return { ...test, answer: (...pages: number[]) => pages.forEach(page => answers.get(page)?.()) };
  }

  it.each([
    ['one came', []],
    ['one came and another went', [1]],
  ])('has no gap between what was read before %s and after', async (_, gone) => {
    const { listing, ids, come, go, answer } = await slow();
    const coming = listing()?.more();
    await settled();
    come(13);
    gone.forEach(go);
    listing()?.refresh();
    await settled();
    answer(1);
    await settled();
    answer(2);
    await coming;
    expect(ids()).toEqual(idsOf(13, 8));
  });

  it('keeps the further page, if both are there at once', async () => {
    const { listing, ids, answer } = await slow();
    listing()?.refresh();
    const coming = listing()?.more();
    await settled();
    answer(1, 2);
    await coming;
    await settled();
    expect(ids()).toEqual(idsOf(12, 8));
  });
});
