import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Given, Part } from '../part';
import type { MountedPart } from '../platform';
import { usePlatform } from './platform-context';

/**
 * Another area's part, drawn into the element of `place`. While `isDrawn` is false, before it is there and after it broke
 * for good, a fallback belongs in its stead. `given` is told anew whenever it is another object.
 */
export function usePart<Props extends Given>(
  { name, version }: Part<Props>,
  given: Props,
): { readonly place: RefObject<HTMLDivElement | null>; readonly isDrawn: boolean } {
  const { part } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const told = useRef(given);
  const [mounted, setMounted] = useState<MountedPart | null>(null);

  useEffect(() => {
    const into = place.current;
    if (into === null || !part.has(name, version)) return undefined;
    let isWanted = true;
    const show = (now: MountedPart | null) => isWanted && setMounted(now);
    const mounting = part.mount(name, into, told.current, () => show(null), version);
    mounting.then(show, () => show(null));
    return () => {
      isWanted = false;
      setMounted(null);
      mounting.then(
        now => now.unmount(),
        () => undefined,
      );
    };
  }, [part, name, version]);

  useEffect(() => {
    told.current = given;
    mounted?.update(given);
  }, [mounted, given]);

  return { place, isDrawn: mounted !== null };
}
