import { useLayoutEffect, useState, type RefObject } from 'react';
import { fitting } from './fitting';

/** Measures the row's entries (direct children of `list`) against the room of `row`, again whenever either changes. */
export function useFitting(
  row: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  more: RefObject<HTMLElement | null>,
  labels: readonly string[],
): number {
  const [count, setCount] = useState(labels.length);
  useLayoutEffect(() => {
    const measure = () => {
      const widths = [...(list.current?.children ?? [])]
        .slice(0, labels.length)
        .map(child => child.getBoundingClientRect().width);
      const room = row.current?.clientWidth ?? 0;
      setCount(fitting(widths, room, more.current?.offsetWidth ?? 0));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [row.current, list.current]) if (element !== null) observer.observe(element);
    return () => observer.disconnect();
  }, [row, list, more, labels]);
  return Math.min(count, labels.length);
}
