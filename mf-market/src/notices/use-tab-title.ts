import { useEffect } from 'react';

/** The tab, and with it a bookmark and the history, is named after what is read in it; by the shell again after that. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    const screen = document.title;
    const ours = `${title} · Tradefloor`;
    document.title = ours;
    return () => {
      // Another screen's title may stand there by now.
      if (document.title === ours) document.title = screen;
    };
  }, [title]);
}
