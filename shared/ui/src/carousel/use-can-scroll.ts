import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether there are more slides than fit: else there is nothing to move or to pause. */
export function useCanScroll(api: UseEmblaCarouselType[1], slides: number): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      api?.on('reInit', changed).on('resize', changed);
      return () => void api?.off('reInit', changed).off('resize', changed);
    },
    [api],
  );
  return useSyncExternalStore(subscribe, () => slides > 1 && api !== undefined && api.scrollSnapList().length > 1);
}
