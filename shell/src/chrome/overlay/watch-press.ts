/** A finger's click comes some time after it has left. */
const CLICK_COMES_MS = 400;

export interface Press {
  readonly onPointerDown: () => void;
  /** Once nothing presses it, and the click that belongs to the press has been heard. */
  readonly over: () => Promise<void>;
}

/** Of a button that is about to be replaced: a press that ends on another than it began on is none. */
export function watchPress(): Press {
  let over: Promise<void> = Promise.resolve();
  return {
    onPointerDown() {
      over = new Promise(resolve => {
        const hearing = new AbortController();
        const { signal } = hearing;
        const end = () => {
          hearing.abort();
          resolve();
        };
        window.addEventListener('click', end, { signal });
        window.addEventListener('pointercancel', end, { signal });
        window.addEventListener('pointerup', () => window.setTimeout(end, CLICK_COMES_MS), { signal });
      });
    },
    over: () => over,
  };
}
