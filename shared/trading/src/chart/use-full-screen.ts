import { useSyncExternalStore } from 'react';

/** Whether this element fills the screen: by its button, or until Escape, which is the browser's. */
export function useFullScreen(room: HTMLElement | null): boolean {
  return useSyncExternalStore(subscribe, () => room !== null && document.fullscreenElement === room);
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
