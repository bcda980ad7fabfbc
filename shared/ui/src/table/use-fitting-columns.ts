import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Droppable, fits, measuredAgain, type Needs, UNMEASURED, wraps } from './fitting-columns';

/** The columns that there is room for, whatever the language, the width and the figures are: none is ever cut. */
export function useFittingColumns<Column extends Droppable>(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly Column[],
): { readonly columns: readonly Column[]; readonly wraps: boolean } {
  const heads = columns.map(({ key, label }) => `${key} ${label}`).join('\n');
  const [kept, setKept] = useState<{ readonly heads: string; readonly needs: Needs }>({ heads, needs: UNMEASURED });
  // Other words are of other widths.
  const needs = kept.heads === heads ? kept.needs : UNMEASURED;
  const fitting = useMemo(() => fits(columns, needs), [columns, needs]);
  const latest = useRef({ heads, needs, fitting });
  // Before anybody looks at what was drawn.
  useLayoutEffect(() => {
    latest.current = { heads, needs, fitting };
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    const table = element?.querySelector('table') ?? null;
    if (element === null || table === null) return undefined;
    const measure = () => {
      const now = latest.current;
      if (now.heads !== heads) return;
      const next = measuredAgain(now.needs, now.fitting, {
        // As cards, one below the other, all have room.
        room: getComputedStyle(table).display === 'block' ? Infinity : element.clientWidth,
        widths: [...(table.tHead?.rows[0]?.cells ?? [])].map(head => head.getBoundingClientRect().width),
      });
      if (next !== now.needs) setKept({ heads, needs: next });
    };
    // What has no room is never drawn, or its heading would take two lines for a moment and the rows jump.
    measure();
    // From then on told when the layout is known, which forces none. A table that has too much is wider than its place.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    sizes.observe(table);
    return () => sizes.disconnect();
  }, [scroller, heads]);
  return { columns: fitting, wraps: wraps(needs) };
}
