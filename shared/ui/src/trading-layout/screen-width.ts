import { useSyncExternalStore } from 'react';

/** look.screen-widths: the four of the trading screen. */
export type ScreenWidth = 'wide' | 'desktop' | 'tablet' | 'phone';

const FROM = [
  ['wide', '(min-width: 1440px)'],
  ['desktop', '(min-width: 1024px)'],
  ['tablet', '(min-width: 768px)'],
] as const;

export function screenWidth(): ScreenWidth {
  return FROM.find(([, query]) => window.matchMedia(query).matches)?.[0] ?? 'phone';
}

function subscribe(changed: () => void): () => void {
  const lists = FROM.map(([, query]) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}

export function useScreenWidth(): ScreenWidth {
  return useSyncExternalStore(subscribe, screenWidth);
}
