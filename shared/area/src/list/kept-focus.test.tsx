import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Column } from '@tradefloor/ui';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawnWith } from '../testing/drawn';
import { only } from './in-parts';
import type { RowList } from './row-list';
import { TableList } from './table-list';
import { useRows } from './use-rows';

interface Order {
  readonly id: number;
}

const COLUMNS: ReadonlyArray<Column<Order>> = [
  { key: 'id', label: 'Order', cell: ({ id }) => <a href={`#${id}`}>Order {id}</a> },
  { key: 'act', label: 'Actions', cell: ({ id }) => <button type="button">Cancel {id}</button> },
];

const LIST: RowList<Order> = { name: 'none', whose: 'own', ask: () => Promise.resolve({ rows: [], total: 0 }) };

function Orders({ ids }: { readonly ids: readonly number[] }) {
  const listing = only(
    { ...useRows(LIST), kind: 'ready' },
    ids.map(id => ({ id })),
  );
  return (
    <>
      <button type="button">Elsewhere</button>
      <TableList label="Orders" listing={listing} columns={COLUMNS} rowKey={({ id }) => id} failed="" />
    </>
  );
}

function shown(...ids: readonly number[]) {
  const { again } = drawnWith()(fakePlatform(), <Orders ids={ids} />);
  return (...next: readonly number[]) => again(<Orders ids={next} />);
}
const button = (name: string) => screen.getByRole('button', { name });

test('who acts on a row that leaves goes on at the one in its place, or at the last', () => {
  const become = shown(4, 3, 2, 1);
  button('Cancel 3').focus();
  // A new one comes above it first.
  become(5, 4, 3, 2, 1);
  become(5, 4, 2, 1);
  expect(button('Cancel 2')).toHaveFocus();
  become(5, 4, 1);
  expect(button('Cancel 1')).toHaveFocus();
  become(5, 4);
  expect(button('Cancel 4')).toHaveFocus();
  become();
  expect(document.body).toHaveFocus();
});

test('who has gone on stays there', async () => {
  const become = shown(2, 1);
  await userEvent.click(button('Cancel 2'));
  await userEvent.click(button('Elsewhere'));
  become(1);
  expect(button('Elsewhere')).toHaveFocus();
  await userEvent.click(button('Cancel 1'));
  await userEvent.click(document.body);
  become(3);
  expect(document.body).toHaveFocus();
});
