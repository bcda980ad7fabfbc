import { type RefObject, useEffect } from 'react';

/** Tells which row of a table is under the pointer, or has the focus, by its place among the rows. */
export function usePointedRow(place: RefObject<HTMLElement | null>, onPointed: (row: number) => void): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const leave = new AbortController();
    const tell = ({ target }: Event): void => {
      const row = target instanceof Element ? target.closest<HTMLTableRowElement>('tbody tr') : null;
      if (row !== null) onPointed(row.sectionRowIndex);
    };
    for (const event of ['pointerover', 'focusin']) element.addEventListener(event, tell, { signal: leave.signal });
    return () => leave.abort();
  }, [place, onPointed]);
}
