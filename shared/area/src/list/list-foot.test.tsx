import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallFailure } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawnWith } from '../testing/drawn';
import { ListFrame } from './list-frame';
import type { RowList } from './row-list';
import { useRows } from './use-rows';

interface Row {
  readonly id: number;
}

const drawn = drawnWith();
const FAILED = 'The rows could not be loaded';

/** Of a server that answers when it is told to. */
function asked(name: string) {
  const answers = new Map<number, { readonly give: () => void; readonly fail: () => void }>();
  const list: RowList<Row> = {
    name,
    whose: 'anyone',
    keyOf: ({ id }) => String(id),
    pageRows: 10,
    ask: (_, page) => {
      const answer = { rows: [{ id: page }], total: 33 };
      if (page === 1) return Promise.resolve(answer);
      return new Promise((give, fail) => {
        const problem = new CallFailure('refused', 'rows', '');
        answers.set(page, { give: () => give(answer), fail: () => fail(problem) });
      });
    },
  };
  return { list, comes: (page: number, how: 'give' | 'fail') => act(async () => answers.get(page)?.[how]()) };
}

const Rows = ({ list }: { readonly list: RowList<Row> }) => (
  <ListFrame listing={useRows(list)} failed={FAILED}>
    {rows => rows.map(({ id }) => <p key={id}>Row {id}</p>)}
  </ListFrame>
);

const press = async (page: number) => userEvent.click(await screen.findByRole('button', { name: `Page ${page}` }));

it('says nothing of a page that was outrun', async () => {
  const { list, comes } = asked('rows');
  drawn(fakePlatform(), <Rows list={list} />);
  await press(3);
  await press(2);
  await comes(2, 'give');
  expect(await screen.findByText('Row 2')).toBeInTheDocument();
  await comes(3, 'fail');
  expect(screen.queryByText(FAILED)).toBeNull();
});

it('says nothing of another list', async () => {
  const { list, comes } = asked('rows');
  const { again } = drawn(fakePlatform(), <Rows list={list} />);
  await press(3);
  await comes(3, 'fail');
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  again(<Rows list={asked('others').list} />);
  expect(await screen.findByText('Row 1')).toBeInTheDocument();
  expect(screen.queryByText(FAILED)).toBeNull();
});
