import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { useOverflow } from '../scrolling/use-overflow';
import type { Droppable } from './fitting-columns';
import { RowGroups } from './row-groups';
import { type Sort, SortButton } from './sort';
import styles from './table.module.css';
import cards from './cards.module.css';
import { useFittingColumns } from './use-fitting-columns';

export interface Column<Row, Key extends string = string> extends Droppable {
  readonly key: Key;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers end on one line, so that digits stand under digits. */
  readonly align?: 'start' | 'end';
  /** For columns of buttons, whose heading would only repeat them. */
  readonly labelHidden?: boolean;
  readonly sortable?: boolean;
  /** Where rows are cards of two lines: in the first line, a named fact in the second, at the end, a line of its own, or nowhere. Cards list all cells when no column says. */
  readonly card?: 'head' | 'fact' | 'end' | 'line' | 'none';
  /** Any CSS length. */
  readonly width?: string;
  /** It is called by what is here: read out before a cell of another row. */
  readonly isRowHeader?: boolean;
  /** The cell that is the row's button; the first one when left out. */
  readonly isRowButton?: boolean;
}

interface TableProps<Row, Key extends string> {
  /** What the rows are: "Open orders". */
  readonly label: string;
  readonly columns: ReadonlyArray<Column<Row, Key>>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly sort?: Sort<Key> | null;
  readonly onSort?: (sort: Sort<Key>) => void;
  /** A press anywhere on the row. By keyboard it is one cell, which becomes a button; the arrows go from row to row. */
  readonly onRowClick?: (row: Row) => void;
  /** Marked as the one that is open beside the table. */
  readonly isCurrent?: (row: Row) => boolean;
  /** `roomy` is for pages, `dense` for panels of the trading screen, at the trader's row height. */
  readonly look?: 'dense' | 'roomy';
  /** Each row a card of its own where the table has less than 420 px. */
  readonly stacked?: boolean;
  /** For hundreds of rows that move: only those in sight, and those around them, are drawn. */
  readonly isLong?: boolean;
  /** In place of rows when there are none. */
  readonly empty?: ReactNode;
}

/** By the count of assistive technology, after the headings. */
const FIRST_ROW = 2;

export function Table<Row, Key extends string = string>(props: TableProps<Row, Key>) {
  const { label, columns: wanted, rows, rowKey, sort = null, onSort, onRowClick, isCurrent } = props;
  const { look = 'dense', stacked = false, isLong = false, empty } = props;
  const { scroller, isOverflowing } = useOverflow();
  const { columns, wraps } = useFittingColumns(scroller, wanted);
  const draw = (row: Row, index?: number) => (
    <MemoRow
      key={rowKey(row)}
      row={row}
      columns={columns}
      onRowClick={onRowClick}
      isCurrent={isCurrent?.(row) === true}
      {...(index === undefined ? {} : { rowIndex: index + FIRST_ROW })}
    />
  );
  return (
    <div
      ref={scroller}
      className={`${styles.scroller} ${stacked ? cards.measured : ''}`}
      {...(isOverflowing ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
    >
      <table
        className={`${styles.table} ${styles[look]} ${stacked ? cards.stacked : ''} ${wraps ? styles.wraps : ''}`}
        aria-label={label}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
      >
        <thead>
          <tr aria-rowindex={isLong ? 1 : undefined}>
            {columns.map(column => (
              <th
                key={column.key}
                scope="col"
                className={column.align === 'end' ? styles.end : undefined}
                style={column.width === undefined ? undefined : { width: column.width }}
                data-card={column.card}
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
              >
                {column.sortable === true && onSort !== undefined ? (
                  <SortButton column={column} sort={sort} onSort={onSort} />
                ) : (
                  <span className={column.labelHidden === true ? styles.hidden : undefined}>{column.label}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {isLong ? <RowGroups rows={rows} draw={draw} /> : <tbody>{rows.map(row => draw(row))}</tbody>}
      </table>
      {rows.length === 0 ? empty : null}
    </div>
  );
}

interface TableRowProps<Row, Key extends string> {
  readonly row: Row;
  readonly columns: ReadonlyArray<Column<Row, Key>>;
  readonly onRowClick: ((row: Row) => void) | undefined;
  readonly isCurrent: boolean;
  /** Where not all rows are drawn: its number among all of them. */
  readonly rowIndex?: number;
}

function TableRow<Row, Key extends string>({ row, columns, onRowClick, isCurrent, rowIndex }: TableRowProps<Row, Key>) {
  const button = onRowClick === undefined ? undefined : (columns.find(column => column.isRowButton) ?? columns[0]);
  return (
    <tr
      className={onRowClick === undefined ? undefined : styles.pressable}
      aria-current={isCurrent ? 'true' : undefined}
      aria-rowindex={rowIndex}
    >
      {columns.map(column => {
        const Cell = column.isRowHeader === true ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            scope={Cell === 'th' ? 'row' : undefined}
            className={column.align === 'end' ? styles.end : undefined}
            data-card={column.card}
            data-label={column.labelHidden === true ? undefined : column.label}
          >
            {column === button ? (
              <button
                type="button"
                className={styles.rowButton}
                data-row-button=""
                onClick={() => onRowClick?.(row)}
                onKeyDown={moveToRow}
              >
                {column.cell(row)}
              </button>
            ) : (
              column.cell(row)
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

/** A table that moves draws the rows that changed, when its columns and what a press does stay the same objects. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that the row's type is the caller's
const MemoRow = memo(TableRow) as typeof TableRow;

function moveToRow(event: KeyboardEvent<HTMLButtonElement>): void {
  const rows = event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-row-button]');
  if (rows === undefined) return;
  const buttons = [...rows];
  const at = buttons.indexOf(event.currentTarget);
  const next = buttons[placeAfter(event.key, at, buttons.length)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function placeAfter(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
