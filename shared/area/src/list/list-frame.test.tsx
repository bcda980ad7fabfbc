import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlatform } from '@tradefloor/platform/fake';
import { CallFailure, connectionTopic } from '@tradefloor/platform';
import { Segmented } from '@tradefloor/ui';
import { drawnWith } from '../testing/drawn';
import { only, usePages, useSteps } from './in-parts';
import { ListFrame } from './list-frame';
import type { RowList } from './row-list';
import { TableList } from './table-list';
import { useRows } from './use-rows';

interface Row {
  readonly id: number;
}

const drawn = drawnWith();
const someRows = (count: number): readonly Row[] => Array.from({ length: count }, (_, at) => ({ id: count - at }));

/** A server with so many rows, ten a page. */
const listOf = (count: number, change: Partial<RowList<Row>> = {}): RowList<Row> => ({
  name: `rows ${count}`,
  whose: 'own',
  keyOf: ({ id }) => String(id),
  ask: (_, page) => Promise.resolve({ rows: someRows(count).slice((page - 1) * 10, page * 10), total: count }),
  ...change,
});

const COLUMNS = [{ key: 'id', label: 'Number', cell: ({ id }: Row) => `Row ${id}` }];
const FILE = { name: 'rows', heads: ['Number'], cells: ({ id }: Row) => [String(id)] };

function Whole({ list, parts }: { readonly list: RowList<Row>; readonly parts: 'steps' | 'pages' }) {
  const listing = useRows(list);
  const steps = useSteps(listing, 4);
  const pages = usePages(listing, 4);
  return <Rows listing={parts === 'steps' ? steps : pages} />;
}

function Served({ list, saysEndFrom }: { readonly list: RowList<Row>; readonly saysEndFrom?: number }) {
  return <Rows listing={useRows(list)} {...(saysEndFrom === undefined ? {} : { saysEndFrom })} />;
}

function Rows(props: { readonly listing: ReturnType<typeof useRows<Row>>; readonly saysEndFrom?: number }) {
  return (
    <TableList
      {...props}
      label="Rows"
      columns={COLUMNS}
      rowKey={({ id }) => id}
      failed="The rows could not be loaded"
      file={FILE}
    />
  );
}

function up() {
  const platform = fakePlatform();
  platform.drive(connectionTopic, { kind: 'live', since: 0, latencyMs: null });
  return platform;
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Rows' }))
    .getAllByRole('row')
    .slice(1);

it('shows that rows are coming, and that there are none', async () => {
  drawn(up(), <Served list={listOf(0)} />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByText('No data')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'CSV' })).toBeDisabled();
});

// list.says-end
it.each([
  [8, undefined, false],
  [9, undefined, true],
  [9, 10, false],
  [10, 10, true],
] as const)('of %p rows, with the end said from %p: %p', async (count, saysEndFrom, says) => {
  drawn(up(), <Served list={listOf(count)} {...(saysEndFrom === undefined ? {} : { saysEndFrom })} />);
  expect(await rows()).toHaveLength(count);
  expect(screen.queryByText('No more') !== null).toBe(says);
});

it('says in the server’s words why nothing came, and tries again', async () => {
  let isDown = true;
  const list = listOf(2, {
    ask: () =>
      isDown
        ? Promise.reject(new CallFailure('refused', 'rows', 'Not today.'))
        : Promise.resolve({ rows: someRows(2), total: 2 }),
  });
  drawn(up(), <Served list={list} />);
  expect(await screen.findByText('The rows could not be loaded')).toBeInTheDocument();
  expect(screen.getByText('Not today.')).toBeInTheDocument();
  expect(screen.getByText('TF-1010')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(2);
});

it('keeps what is there when the next rows do not come, says so, and asks again', async () => {
  let isDown = true;
  const list = listOf(12, {
    ask: (_, page) =>
      page > 1 && isDown
        ? Promise.reject(new CallFailure('refused', 'rows', ''))
        : Promise.resolve({ rows: someRows(12).slice((page - 1) * 10, page * 10), total: 12 }),
  });
  drawn(up(), <Served list={list} />);
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('The rows could not be loaded')).toBeInTheDocument();
  expect(await rows()).toHaveLength(10);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('No more')).toBeInTheDocument();
  expect(screen.queryByText('The rows could not be loaded')).toBeNull();
  expect(await rows()).toHaveLength(12);
});

it('goes through pages where they are more than one (list.pager-beyond-page)', async () => {
  const { unmount } = drawn(up(), <Served list={listOf(23, { pageRows: 10 })} />);
  expect(await rows()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('2'));
  unmount();
  drawn(up(), <Served list={listOf(10, { pageRows: 10 })} />);
  await rows();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

it('shows a list that is here whole in steps, or in pages', async () => {
  const { unmount } = drawn(up(), <Whole list={listOf(9)} parts="steps" />);
  expect(await rows()).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await rows()).toHaveLength(8);
  unmount();
  drawn(up(), <Whole list={listOf(9)} parts="pages" />);
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(await rows()).toHaveLength(1);
});

it('goes on in steps to what the server has further: each press shows more', async () => {
  drawn(up(), <Whole list={listOf(14)} parts="steps" />);
  for (const shown of [4, 8, 10, 14]) {
    await waitFor(async () => expect(await rows()).toHaveLength(shown));
    if (shown < 14) await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  }
  expect(screen.getByText('No more')).toBeInTheDocument();
});

it('saves every row there is, although a page is loaded (list.whole-file)', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => void saved.push(blob), revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  drawn(up(), <Served list={listOf(23)} />);
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await new Promise<unknown>(resolve => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    if (saved[0]) reader.readAsText(saved[0]);
  });
  expect(text).toMatch(/^Number\r\n(\d+\r\n){23}$/);
});

it('says that it is old, unless something around it does', async () => {
  const platform = fakePlatform();
  platform.drive(connectionTopic, { kind: 'down', since: 0, latencyMs: null });
  const late = { freshness: 'late' } as const;
  function Late({ hides }: { readonly hides: boolean }) {
    const listing = only({ ...useRows(listOf(1)), ...late }, someRows(1));
    return (
      <ListFrame listing={listing} failed="" hidesStaleness={hides} filters={<Filter />}>
        {shown => <p>{shown.length}</p>}
      </ListFrame>
    );
  }
  const { again } = drawn(platform, <Late hides={false} />);
  expect(screen.getByText('Delayed')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'All' })).toBeInTheDocument();
  again(<Late hides />);
  expect(screen.queryByText('Delayed')).toBeNull();
});

const Filter = () => (
  <Segmented label="Which" value="all" onChange={() => undefined} segments={[{ value: 'all', label: 'All' }]} />
);
