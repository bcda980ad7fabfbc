import type { MouseEvent } from 'react';

/** Not one that asks for a new tab, a new window or a download: those are the browser's. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
