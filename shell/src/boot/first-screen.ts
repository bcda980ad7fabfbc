/** A tab opened in the background paints nothing, and an area may hang: what waits for the first screen waits no longer. */
const LIMIT_MS = 8_000;

export interface FirstScreen {
  /** An area, or what stands in its place, is on screen. */
  readonly painted: Promise<void>;
  readonly shown: () => void;
}

/** What is not needed for the first screen shares the line with it until then: socket, menus, dialogs wait for this. */
export function firstScreen(page: Window): FirstScreen {
  let settle: () => void = () => undefined;
  const painted = new Promise<void>(resolve => {
    settle = resolve;
    page.setTimeout(resolve, LIMIT_MS);
  });
  return {
    painted,
    // The next task begins when the frame that shows it is painted.
    shown: () => void page.requestAnimationFrame(() => page.setTimeout(settle)),
  };
}
