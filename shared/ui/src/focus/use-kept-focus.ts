import { useEffect, useLayoutEffect, useRef } from 'react';
import { nothingHasFocus } from './if-still-there';

interface Among {
  /** Selects what comes and goes beside each other: the rows of a table. */
  readonly items: string;
  /** What has the focus in the item that takes the place of another, by what had it there. */
  readonly heir: (item: Element, gone: Element) => Element | null | undefined;
}

interface Place {
  readonly focused: Element;
  readonly item: Element;
  readonly list: Element;
  /** In the list. */
  readonly at: number;
}

const placeOf = (focused: Element, item: Element, list: Element): Place => ({
  focused,
  item,
  list,
  at: [...list.children].indexOf(item),
});

/**
 * Who was at an item that leaves, often by what they did there, goes on at the one that takes its place: else at the head
 * of the page. Of the keyboard: who has pressed by pointer is not where the focus is. Drawn with whatever draws the items.
 */
export function useKeptFocus({ items, heir }: Among): void {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const enter = ({ target }: FocusEvent): void => {
      const item = target instanceof Element && target.matches(':focus-visible') ? target.closest(items) : null;
      const list = item?.parentElement ?? null;
      last.current = target instanceof Element && item && list ? placeOf(target, item, list) : null;
    };
    const leave = (): void => {
      const left = last.current;
      // Not the item has left, but who was there has.
      queueMicrotask(() => {
        if (last.current === left && left?.item.isConnected === true) last.current = null;
      });
    };
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    };
  }, [items]);
  useLayoutEffect(() => {
    if (last.current === null) return;
    const { focused, item, list, at } = last.current;
    if (item.isConnected) {
      last.current = placeOf(focused, item, list);
      return;
    }
    last.current = null;
    const all = [...list.children].filter(one => one.matches(items));
    const next = all[Math.min(at, all.length - 1)];
    const heirOf = next && heir(next, focused);
    if (heirOf instanceof HTMLElement && nothingHasFocus()) heirOf.focus({ preventScroll: true });
  });
}
