import { type Column, Table, useKeptFocus } from '@tradefloor/ui';
import { ListFrame, type ListFrameProps, NoRows } from './list-frame';
import styles from './list-frame.module.css';

interface TableListProps<Row> extends ListFrameProps<Row> {
  /** What the rows are: "Open orders". */
  readonly label: string;
  /** Where rows tick many times a second, the same array until a column changes: then only the rows that moved are drawn. */
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly rowKey: (row: Row) => string | number;
  readonly look?: 'dense' | 'roomy';
  /** For hundreds of rows that move: only those in sight are drawn. */
  readonly isLong?: boolean;
  readonly onRowClick?: (row: Row) => void;
}

/** The same column of the row that takes the place of another. */
const ROWS = {
  items: 'tbody > tr',
  heir: (row: Element, gone: Element) =>
    row.children[gone.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0]?.querySelector(
      'button:enabled, a[href]',
    ),
};

/** A list as a table, or as cards where it has no room for one. */
export function TableList<Row>({
  label,
  columns,
  rowKey,
  look = 'dense',
  isLong = false,
  ...rest
}: TableListProps<Row>) {
  const { onRowClick, empty = <NoRows />, ...frame } = rest;
  useKeptFocus(ROWS);
  return (
    <ListFrame {...frame} empty={null} className={`${styles.cards} ${frame.className ?? ''}`}>
      {rows => (
        <Table
          stacked
          label={label}
          look={look}
          isLong={isLong}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          empty={empty}
          {...(onRowClick === undefined ? {} : { onRowClick })}
        />
      )}
    </ListFrame>
  );
}
