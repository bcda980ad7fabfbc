import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { nothingHasFocus } from '../focus/if-still-there';

interface Place {
  readonly row: HTMLTableRowElement;
  /** Among the rows, and of the row's cells. */
  readonly at: number;
  readonly cell: number;
}

const CONTROLS = 'button:enabled, a[href]';

const rowsOf = (table: HTMLElement): readonly HTMLTableRowElement[] => [
  ...table.querySelectorAll<HTMLTableRowElement>('tbody tr'),
];

function placeOf(table: HTMLElement, target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest('td') : null;
  const row = cell?.closest('tr') ?? null;
  return cell === null || row === null ? null : { row, at: rowsOf(table).indexOf(row), cell: cell.cellIndex };
}

/** Who acts on a row, which leaves by that, goes on at the one that takes its place: else at the head of the page. */
export function useFocusInRows(scroller: RefObject<HTMLElement | null>): void {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const table = scroller.current;
    if (table === null) return undefined;
    const enter = ({ target }: FocusEvent): void => {
      last.current = placeOf(table, target);
    };
    const leave = (): void => {
      const left = last.current;
      // Not its row has left, but who was there has.
      queueMicrotask(() => {
        if (last.current === left && left?.row.isConnected === true) last.current = null;
      });
    };
    table.addEventListener('focusin', enter);
    table.addEventListener('focusout', leave);
    return () => {
      table.removeEventListener('focusin', enter);
      table.removeEventListener('focusout', leave);
    };
  }, [scroller]);
  useLayoutEffect(() => {
    const table = scroller.current;
    const { current } = last;
    if (table === null || current === null) return;
    const rows = rowsOf(table);
    if (current.row.isConnected) {
      last.current = { ...current, at: rows.indexOf(current.row) };
      return;
    }
    last.current = null;
    if (!nothingHasFocus()) return;
    const next = rows[Math.min(current.at, rows.length - 1)];
    next?.cells[current.cell]?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  });
}
