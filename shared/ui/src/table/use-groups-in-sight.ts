import { useCallback, useEffect, useRef, useState } from 'react';

/** Until one was measured. */
const USUAL_ROW_PX = 36;

interface Sight {
  /** The first and the last group in sight. */
  readonly first: number;
  readonly last: number;
  readonly rowHeight: number;
}

/** Which groups of rows are drawn: in sight, next to one that is, or where the focus was last; all where nothing can tell. */
export function useGroupsInSight(size: number): {
  readonly isDrawn: (group: number) => boolean;
  /** Tells of a group that is drawn. Returns how to stop. */
  readonly place: (number: number, group: HTMLElement) => () => void;
  readonly rowHeight: number;
} {
  const [sight, setSight] = useState<Sight>({ first: 0, last: 0, rowHeight: USUAL_ROW_PX });
  // Whose button has the focus would lose it with its row.
  const [focused, setFocused] = useState<number | null>(null);
  const numbers = useRef(new Map<Element, number>());
  const seen = useRef(new Set<number>());
  const observer = useRef<IntersectionObserver>(null);

  const observing = useCallback((): IntersectionObserver => {
    observer.current ??= new IntersectionObserver(entries => {
      let measured: number | null = null;
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const number = numbers.current.get(target);
        if (number === undefined) continue;
        if (isIntersecting) seen.current.add(number);
        else seen.current.delete(number);
        // What was not drawn has the height that it was given.
        if (target.childElementCount === size) measured = boundingClientRect.height / size;
      }
      setSight(before => {
        const all = [...seen.current];
        // A list that is scrolled off its page, or on a tab in the back, stays as it was.
        const [first, last] = all.length === 0 ? [before.first, before.last] : [Math.min(...all), Math.max(...all)];
        const rowHeight = measured ?? before.rowHeight;
        const isSame = first === before.first && last === before.last && rowHeight === before.rowHeight;
        return isSame ? before : { first, last, rowHeight };
      });
    });
    return observer.current;
  }, [size]);
  useEffect(() => () => observer.current?.disconnect(), []);

  const place = useCallback(
    (number: number, group: HTMLElement) => {
      if (typeof IntersectionObserver === 'undefined') return () => undefined;
      const [known, inSight] = [numbers.current, seen.current];
      known.set(group, number);
      observing().observe(group);
      const follow = () => setFocused(number);
      group.addEventListener('focusin', follow);
      return () => {
        group.removeEventListener('focusin', follow);
        observer.current?.unobserve(group);
        known.delete(group);
        inSight.delete(number);
      };
    },
    [observing],
  );
  const isDrawn = (group: number): boolean =>
    typeof IntersectionObserver === 'undefined' ||
    group === focused ||
    (group >= sight.first - 1 && group <= sight.last + 1);
  return { isDrawn, place, rowHeight: sight.rowHeight };
}
