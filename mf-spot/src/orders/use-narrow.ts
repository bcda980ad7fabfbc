import { type RefCallback, useCallback, useState } from 'react';

/** All columns of an order need so much room. Under 640 px of window the rows are cards, and show all again. */
const ALL_COLUMNS_PX = 560;
const CARDS = '(max-width: 639px)';

/** Whether the element has no room for all columns; by its own width, as the panel's is not the window's. */
export function useNarrow(): { readonly place: RefCallback<HTMLElement>; readonly isNarrow: boolean } {
  const [isNarrow, setNarrow] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? ALL_COLUMNS_PX;
      setNarrow(width < ALL_COLUMNS_PX && !window.matchMedia(CARDS).matches);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, isNarrow };
}
