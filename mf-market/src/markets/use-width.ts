import { useSyncExternalStore } from 'react';

export type Width = 'narrow' | 'middle' | 'wide';

const MIDDLE = '(min-width: 768px)';
const WIDE = '(min-width: 1024px)';

/** How many columns a table has room for; what only moves about is left to the style sheets. */
export function useWidth(): Width {
  return useSyncExternalStore(subscribe, read);
}

function read(): Width {
  if (window.matchMedia(WIDE).matches) return 'wide';
  return window.matchMedia(MIDDLE).matches ? 'middle' : 'narrow';
}

function subscribe(changed: () => void): () => void {
  const queries = [window.matchMedia(MIDDLE), window.matchMedia(WIDE)];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
