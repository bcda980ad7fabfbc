import { type RefObject, useEffect, useRef } from 'react';

/** A strip of ways that scrolls sideways shows the current one in its middle, whenever that is another. */
export function useCurrentInSight<Strip extends HTMLElement>(current: string | undefined): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  useEffect(() => {
    const place = strip.current;
    const way = current === undefined ? null : place?.querySelector('[aria-current="page"]');
    if (!place || !way) return;
    const [around, own] = [place.getBoundingClientRect(), way.getBoundingClientRect()];
    place.scrollLeft += own.left - around.left - (around.width - own.width) / 2;
  }, [current]);
  return strip;
}
