import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Sort } from './sort';
import { type Column, Table } from './table';

interface Order {
  readonly id: number;
  readonly pair: string;
  readonly price: string;
}

const ORDERS: readonly Order[] = [
  { id: 1, pair: 'BTC/USDT', price: '97,100.00' },
  { id: 2, pair: 'ETH/USDT', price: '3,120.00' },
];

const COLUMNS: ReadonlyArray<Column<Order, 'pair' | 'price' | 'act'>> = [
  { key: 'pair', label: 'Pair', cell: order => order.pair, sortable: true },
  { key: 'price', label: 'Price', cell: order => order.price, align: 'end', sortable: true },
  { key: 'act', label: 'Actions', labelHidden: true, cell: order => <button type="button">Cancel {order.id}</button> },
];

test('is a named table whose headings sort', async () => {
  const asked = jest.fn();
  function Orders() {
    const [sort, setSort] = useState<Sort<'pair' | 'price' | 'act'> | null>(null);
    const change = (next: Sort<'pair' | 'price' | 'act'>) => {
      asked(next);
      setSort(next);
    };
    return (
      <Table label="Orders" columns={COLUMNS} rows={ORDERS} rowKey={order => order.id} sort={sort} onSort={change} />
    );
  }
  render(<Orders />);
  const table = screen.getByRole('table', { name: 'Orders' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pair' }));
  expect(asked.mock.calls).toEqual([
    [{ key: 'price', direction: 'descending' }],
    [{ key: 'price', direction: 'ascending' }],
    [{ key: 'pair', direction: 'ascending' }],
  ]);
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
});

test('a row is called by the cell that its column says', () => {
  const columns = COLUMNS.map(column => ({ ...column, isRowHeader: column.key === 'pair' }));
  render(<Table label="Orders" columns={columns} rows={ORDERS} rowKey={order => order.id} />);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['BTC/USDT', 'ETH/USDT']);
  expect(screen.getAllByRole('cell')).toHaveLength(4);
});

test('a row is opened by pointer and keyboard, and its own buttons do only their own', async () => {
  const open = jest.fn();
  render(
    <Table
      label="Orders"
      columns={COLUMNS}
      rows={ORDERS}
      rowKey={order => order.id}
      onRowClick={open}
      isCurrent={order => order.id === 2}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenLastCalledWith(ORDERS[0]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel 2' }));
  expect(open).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('ETH/USDT');
});

test('the arrows go from row to row, on the cell that is its button', async () => {
  const open = jest.fn();
  const columns = COLUMNS.map(column => ({ ...column, isRowButton: column.key === 'price' }));
  render(<Table label="Orders" columns={columns} rows={ORDERS} rowKey={order => order.id} onRowClick={open} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '97,100.00' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(open).toHaveBeenLastCalledWith(ORDERS[1]);
  await userEvent.keyboard('{Home}{ArrowUp}{Enter}');
  expect(open).toHaveBeenLastCalledWith(ORDERS[0]);
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('button', { name: '3,120.00' })).toHaveFocus();
});

test('a row that did not change is not drawn again', () => {
  const cell = jest.fn((order: Order) => order.pair);
  const columns: ReadonlyArray<Column<Order, 'pair'>> = [{ key: 'pair', label: 'Pair', cell }];
  const table = (rows: readonly Order[]) => (
    <Table label="Orders" columns={columns} rows={rows} rowKey={order => order.id} />
  );
  const { rerender } = render(table(ORDERS));
  cell.mockClear();
  const moved: Order = { id: 2, pair: 'ETH/USDT', price: '3,121.00' };
  rerender(table([...ORDERS.slice(0, 1), moved]));
  expect(cell.mock.calls.map(([order]) => order.id)).toEqual([2]);
});

test('says what is missing when there are no rows', () => {
  render(<Table label="Orders" columns={COLUMNS} rows={[]} rowKey={order => order.id} empty={<p>No orders</p>} />);
  expect(screen.getByText('No orders')).toBeInTheDocument();
});

describe('a long table', () => {
  const MANY = Array.from({ length: 65 }, (_, id): Order => ({ id, pair: `PAIR${id}`, price: '1.00' }));
  const told: ((entries: readonly object[]) => void)[] = [];

  class Observer {
    constructor(tell: (entries: readonly object[]) => void) {
      told.push(tell);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }

  const drawn = () => screen.getAllByRole('row').flatMap(row => row.getAttribute('aria-rowindex') ?? []);
  const indexes = (from: number, to: number) => ['1', ...MANY.slice(from, to).map(({ id }) => String(id + 2))];
  const groups = () => [...screen.getByRole('table').querySelectorAll('tbody')];
  const scrolled = (inSight: readonly number[]) =>
    act(() => {
      const entries = groups().map((target, group) => ({
        target,
        isIntersecting: inSight.includes(group),
        boundingClientRect: { height: target.childElementCount * 34 },
      }));
      for (const tell of told) tell(entries);
    });

  beforeEach(() => {
    told.length = 0;
    Object.assign(window, { IntersectionObserver: Observer });
    render(<Table isLong label="Orders" columns={COLUMNS} rows={MANY} rowKey={order => order.id} />);
  });
  afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

  test('draws the rows in sight and those around them, says how many there are, and keeps the room of the others', () => {
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '66');
    scrolled([0]);
    expect(drawn()).toEqual(indexes(0, 20));
    expect(groups().map(group => group.querySelector<HTMLElement>('[aria-hidden]')?.style.height)).toEqual([
      undefined,
      undefined,
      '340px',
      '340px',
      '340px',
      '340px',
      '170px',
    ]);
    scrolled([3, 4]);
    expect(drawn()).toEqual(indexes(20, 60));
    // Scrolled off its page as a whole.
    scrolled([]);
    expect(drawn()).toEqual(indexes(20, 60));
  });

  test('keeps the row whose button has the focus', () => {
    act(() => screen.getByRole('button', { name: 'Cancel 7' }).focus());
    scrolled([5]);
    expect(drawn()).toEqual([...indexes(0, 10), ...indexes(40, 65).slice(1)]);
    expect(screen.getByRole('button', { name: 'Cancel 7' })).toHaveFocus();
  });
});
