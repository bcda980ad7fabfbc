import { type RefCallback, useCallback } from 'react';
import { watchSizes } from './watch-sizes';

/** A strip of ways that scrolls sideways shows the current one in its middle, also where a count or a turned screen moves it. */
export function useCurrentInSight<Strip extends HTMLElement>(current: string | undefined): RefCallback<Strip> {
  return useCallback(
    (strip: Strip | null) => {
      if (strip === null || current === undefined) return undefined;
      return watchSizes(strip, () => putInTheMiddle(strip));
    },
    [current],
  );
}

function putInTheMiddle(strip: HTMLElement): void {
  const way = strip.querySelector('[aria-current="page"]');
  if (!way) return;
  const [around, own] = [strip.getBoundingClientRect(), way.getBoundingClientRect()];
  strip.scrollLeft += own.left - around.left - (around.width - own.width) / 2;
}
