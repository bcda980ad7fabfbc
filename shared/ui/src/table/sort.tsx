import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import styles from './table.module.css';

export interface Sort<Key extends string> {
  readonly key: Key;
  readonly direction: 'ascending' | 'descending';
}

interface SortButtonProps<Key extends string> {
  readonly column: { readonly key: Key; readonly label: string; readonly align?: 'start' | 'end' };
  readonly sort: Sort<Key> | null;
  readonly onSort: (sort: Sort<Key>) => void;
}

/** Numbers are first wanted from the top, names from A. */
export function SortButton<Key extends string>({ column, sort, onSort }: SortButtonProps<Key>) {
  const direction = sort?.key === column.key ? sort.direction : null;
  const first = column.align === 'end' ? 'descending' : 'ascending';
  const next = direction === null ? first : direction === 'ascending' ? 'descending' : 'ascending';
  const Icon = direction === null ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button type="button" className={styles.sort} onClick={() => onSort({ key: column.key, direction: next })}>
      {column.label}
      <Icon size={12} aria-hidden />
    </button>
  );
}
