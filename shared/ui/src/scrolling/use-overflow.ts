import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchSizes } from './watch-sizes';

/** What scrolls must be reachable by keyboard; what does not should be no stop. */
export function useOverflow(): {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly isOverflowing: boolean;
} {
  const scroller = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    return element === null ? undefined : watchSizes(element, () => setOverflowing(overflows(element)));
  }, []);
  return { scroller, isOverflowing };
}

/** A pixel of rounding is no overflow. */
const overflows = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
