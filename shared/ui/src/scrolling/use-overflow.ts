import { type RefObject, useEffect, useRef, useState } from 'react';

/** What scrolls must be reachable by keyboard; what does not should be no stop. */
export function useOverflow(): {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly isOverflowing: boolean;
} {
  const scroller = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    return element === null ? undefined : watchOverflow(element, setOverflowing);
  }, []);
  return { scroller, isOverflowing };
}

function watchOverflow(element: HTMLElement, tell: (isOverflowing: boolean) => void): () => void {
  // A pixel of rounding is no overflow.
  const measure = () =>
    tell(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
  // It tells of each element that it is shown for the first time too, when the layout is known: asking before would force one.
  const sizes = new ResizeObserver(measure);
  const watchAll = () => {
    sizes.disconnect();
    for (const watched of [element, ...element.children]) sizes.observe(watched);
  };
  const contents = new MutationObserver(watchAll);
  contents.observe(element, { childList: true });
  watchAll();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
