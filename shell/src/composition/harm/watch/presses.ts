import type { Leading } from './meet-navigations';

/** What its user does in a tab, by hand, keys or a reader of screens. */
const PRESSES = 'pointerdown keydown click wheel input'.split(' ');

/** Milliseconds since the last press that the browser vouches for; without end where there was none. */
export function sincePress(page: Window, isReal = ({ isTrusted }: Event) => isTrusted): () => number {
  let last = Number.NEGATIVE_INFINITY;
  const note = (): void => void (last = page.performance.now());
  const pressed = (press: Event): void => {
    if (isReal(press)) note();
  };
  const heeded = { capture: true, passive: true };
  for (const press of PRESSES) page.addEventListener(press, pressed, heeded);
  // The browser's own “back” is a press, of which only this tells apart what a script does: that brings a true `popstate`, too.
  const { navigation }: Leading = page;
  if (navigation) navigation.addEventListener('navigate', ({ userInitiated }) => userInitiated && note());
  else page.addEventListener('popstate', pressed, heeded);
  return () => page.performance.now() - last;
}
