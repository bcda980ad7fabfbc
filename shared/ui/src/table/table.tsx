import type { ReactNode } from 'react';
import { useOverflow } from '../scrolling/use-overflow';
import { type Sort, SortButton } from './sort';
import styles from './table.module.css';

export interface Column<Row, Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers end on one line, so that digits stand under digits. */
  readonly align?: 'start' | 'end';
  /** For columns of buttons, whose heading would only repeat them. */
  readonly labelHidden?: boolean;
  readonly sortable?: boolean;
  /** Any CSS length. */
  readonly width?: string;
}

interface TableProps<Row, Key extends string> {
  /** What the rows are: "Open orders". */
  readonly label: string;
  readonly columns: ReadonlyArray<Column<Row, Key>>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly sort?: Sort<Key> | null;
  readonly onSort?: (sort: Sort<Key>) => void;
  /** A press anywhere on the row. By keyboard it is the first cell, which becomes a button. */
  readonly onRowClick?: (row: Row) => void;
  /** Marked as the one that is open beside the table. */
  readonly isCurrent?: (row: Row) => boolean;
  /** `roomy` is for pages, `dense` for panels of the trading screen, at the trader's row height. */
  readonly look?: 'dense' | 'roomy';
  /** Each row a card of its own under 640 px. */
  readonly stacked?: boolean;
  /** In place of rows when there are none. */
  readonly empty?: ReactNode;
}

export function Table<Row, Key extends string = string>(props: TableProps<Row, Key>) {
  const { label, columns, rows, rowKey, sort = null, onSort, look = 'dense', stacked = false, empty } = props;
  const { scroller, isOverflowing } = useOverflow();
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      {...(isOverflowing ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
    >
      <table className={`${styles.table} ${styles[look]} ${stacked ? styles.stacked : ''}`} aria-label={label}>
        <thead>
          <tr>
            {columns.map(column => (
              <th
                key={column.key}
                scope="col"
                className={column.align === 'end' ? styles.end : undefined}
                style={column.width === undefined ? undefined : { width: column.width }}
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
        <tbody>
          {rows.map(row => (
            <TableRow key={rowKey(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? empty : null}
    </div>
  );
}

function TableRow<Row, Key extends string>({
  row,
  columns,
  onRowClick,
  isCurrent,
}: TableProps<Row, Key> & { row: Row }) {
  const isButton = onRowClick !== undefined;
  return (
    <tr
      className={isButton ? styles.pressable : undefined}
      aria-current={isCurrent?.(row) === true ? 'true' : undefined}
    >
      {columns.map((column, at) => (
        <td
          key={column.key}
          className={column.align === 'end' ? styles.end : undefined}
          data-label={column.labelHidden === true ? undefined : column.label}
        >
          {isButton && at === 0 ? (
            <button type="button" className={styles.rowButton} onClick={() => onRowClick(row)}>
              {column.cell(row)}
            </button>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
