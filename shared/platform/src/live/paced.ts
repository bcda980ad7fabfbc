import type { Readable } from './store';

/** The same, but news at most every `milliseconds`: the first at once, the last of a burst when it ends. Read for one listener. */
export function paced<View>({ subscribe, read }: Readable<View>, milliseconds: number): Readable<View> {
  let shown: View | null = null;
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    read: () => (shown ??= read()),
    subscribe(changed) {
      let timer: ReturnType<typeof setTimeout> | null = null;
      const show = (): void => {
        timer = null;
        shownAt = performance.now();
        shown = read();
        changed();
      };
      const leave = subscribe(() => {
        timer ??= setTimeout(show, Math.max(0, shownAt + milliseconds - performance.now()));
      });
      return () => {
        leave();
        if (timer !== null) clearTimeout(timer);
      };
    },
  };
}
