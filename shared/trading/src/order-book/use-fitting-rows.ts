import { useLook } from '@tradefloor/platform/react';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** The height of a row: 24 px, or 20 for who chose compact rows. */
const ROW_PX = { normal: 24, compact: 20 } as const;
/** The last price, between the sides. */
const MIDDLE_PX = 36;
const LEAST_ROWS = 4;
/** More than a tall window shows on one side: the view stays small whatever is asked. */
const MOST_ROWS = 40;
/** Until the place is measured. */
const ROWS_AT_FIRST = 12;

/** How many rows of the book the element has room for beside the last price, in whole and parts; nothing is drawn that would be cut off. */
export function useFittingRows(): { readonly place: RefObject<HTMLDivElement | null>; rows: number } {
  const place = useRef<HTMLDivElement>(null);
  const { density } = useLook();
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height ?? null));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (height === null) return { place, rows: ROWS_AT_FIRST * 2 };
  const fitting = (height - MIDDLE_PX) / ROW_PX[density];
  return { place, rows: Math.min(MOST_ROWS * 2, Math.max(LEAST_ROWS * 2, fitting)) };
}
