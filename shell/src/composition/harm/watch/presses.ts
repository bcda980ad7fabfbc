/** What its user does in a tab, by hand, keys or a reader of screens. */
const PRESSES = 'pointerdown keydown click wheel input popstate'.split(' ');

/** Milliseconds since the last press that the browser vouches for; without end where there was none. */
export function sincePress(page: Window, isReal = ({ isTrusted }: Event) => isTrusted): () => number {
  let last = Number.NEGATIVE_INFINITY;
  const pressed = (press: Event): void => {
    if (isReal(press)) last = page.performance.now();
  };
  for (const press of PRESSES) page.addEventListener(press, pressed, { capture: true, passive: true });
  return () => page.performance.now() - last;
}
