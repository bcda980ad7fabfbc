import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { nothingHasFocus } from './if-still-there';

interface Among {
  /** Selects what comes and goes: the rows of a table. */
  readonly items: string;
  /** What has the focus in the item that takes the place of another, by what had it there. */
  readonly heir: (item: HTMLElement, gone: Element) => HTMLElement | null | undefined;
}

interface Place {
  readonly focused: Element;
  readonly item: Element;
  /** Among the others. */
  readonly at: number;
}

/** Who was at an item that leaves, often by what they did there, goes on at the one that takes its place: else at the head of the page. */
export function useKeptFocus(container: RefObject<HTMLElement | null>, { items, heir }: Among): void {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const around = container.current;
    if (around === null) return undefined;
    const enter = ({ target }: FocusEvent): void => {
      // Of the keyboard: who has pressed by pointer is not where the focus is.
      const focused = target instanceof Element && target.matches(':focus-visible') ? target : null;
      const item = focused?.closest(items) ?? null;
      const at = [...around.querySelectorAll(items)].findIndex(one => one === item);
      last.current = focused === null || item === null ? null : { focused, item, at };
    };
    const leave = (): void => {
      const left = last.current;
      // Not the item has left, but who was there has.
      queueMicrotask(() => {
        if (last.current === left && left?.item.isConnected === true) last.current = null;
      });
    };
    around.addEventListener('focusin', enter);
    around.addEventListener('focusout', leave);
    return () => {
      around.removeEventListener('focusin', enter);
      around.removeEventListener('focusout', leave);
    };
  }, [container, items]);
  useLayoutEffect(() => {
    const { current } = last;
    if (container.current === null || current === null) return;
    const all = [...container.current.querySelectorAll<HTMLElement>(items)];
    if (current.item.isConnected) {
      last.current = { ...current, at: all.findIndex(one => one === current.item) };
      return;
    }
    last.current = null;
    const next = all[Math.min(current.at, all.length - 1)];
    if (next !== undefined && nothingHasFocus()) heir(next, current.focused)?.focus({ preventScroll: true });
  });
}
