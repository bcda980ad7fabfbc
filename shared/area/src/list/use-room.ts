import { type RefCallback, useCallback, useState } from 'react';

/** All columns of a list need so much room. */
const ALL_COLUMNS_PX = 560;
/** Under this the table makes cards of its rows, which show all again … */
const CARDS_PX = 420;
/** … but for the narrowest, whose first line would be too long in some languages. */
const NARROW_CARDS_PX = 340;

/** Whether a list has no room for all its columns; by its own width, as a panel's is not the window's. */
export function useRoom(): { readonly place: RefCallback<HTMLElement>; readonly isNarrow: boolean } {
  const [isNarrow, setNarrow] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? ALL_COLUMNS_PX;
      setNarrow(width < NARROW_CARDS_PX || (width >= CARDS_PX && width < ALL_COLUMNS_PX));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, isNarrow };
}
