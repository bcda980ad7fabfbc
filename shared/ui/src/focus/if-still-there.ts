/** What had the focus has left the page, or nobody gave it to anything: who takes it now interrupts nobody. */
export function nothingHasFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Radix gives the focus back to what opened it, but behind a timer: who has gone on by then stays where they are. */
export function onlyIfNothingHasFocus(event: Event): void {
  if (!nothingHasFocus()) event.preventDefault();
}

/**
 * look.focus-follows-press: asked at the press, and again when its answer is there. The focus may be moved for that press
 * as long as it is where it was, with nothing typed there since, or was lost with the control that had it.
 */
export function ifStillThere(): () => boolean {
  const pressed = document.activeElement;
  const typed = typedIn(pressed);
  return () => {
    if (document.activeElement === pressed) return typedIn(pressed) === typed;
    return nothingHasFocus() && hasGone(pressed);
  };
}

function typedIn(element: Element | null): string | null {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : null;
}

const hasGone = (element: Element | null): boolean =>
  element === null || !element.isConnected || element.matches(':disabled');
