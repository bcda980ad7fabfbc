import { type RefObject, useEffect, useState } from 'react';

/** Half a screen before it is scrolled to. */
const AHEAD = '50%';

/** Whether an element is, or was, in sight or nearly: what stands far below is not fetched with the first screen. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}
