import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Column, Table } from './table';

interface Order {
  readonly id: number;
}

const COLUMNS: ReadonlyArray<Column<Order>> = [
  { key: 'id', label: 'Order', cell: ({ id }) => <a href={`#${id}`}>Order {id}</a> },
  { key: 'act', label: 'Actions', cell: ({ id }) => <button type="button">Cancel {id}</button> },
];

const view = (...ids: readonly number[]) => (
  <>
    <button type="button">Elsewhere</button>
    <Table label="Orders" columns={COLUMNS} rows={ids.map(id => ({ id }))} rowKey={({ id }) => id} />
  </>
);
const button = (name: string) => screen.getByRole('button', { name });

test('who acts on a row that leaves goes on at the one in its place, or at the last', () => {
  const { rerender } = render(view(4, 3, 2, 1));
  button('Cancel 3').focus();
  // A new one comes above it first.
  rerender(view(5, 4, 3, 2, 1));
  rerender(view(5, 4, 2, 1));
  expect(button('Cancel 2')).toHaveFocus();
  rerender(view(5, 4, 1));
  expect(button('Cancel 1')).toHaveFocus();
  rerender(view(5, 4));
  expect(button('Cancel 4')).toHaveFocus();
  rerender(view());
  expect(document.body).toHaveFocus();
});

test('who has gone on stays there', async () => {
  const { rerender } = render(view(2, 1));
  await userEvent.click(button('Cancel 2'));
  await userEvent.click(button('Elsewhere'));
  rerender(view(1));
  expect(button('Elsewhere')).toHaveFocus();
  await userEvent.click(button('Cancel 1'));
  await userEvent.click(document.body);
  rerender(view(3));
  expect(document.body).toHaveFocus();
});
