import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

/** One slide on at each beat. Not while the tab is hidden: its moves would be shown all at once on return. */
export function useAdvance(api: UseEmblaCarouselType[1], pace: number, isMoving: boolean): void {
  useEffect(() => {
    if (api === undefined || !isMoving) return undefined;
    const beat = setInterval(() => {
      if (!document.hidden) api.scrollNext();
    }, pace);
    return () => clearInterval(beat);
  }, [api, pace, isMoving]);
}
