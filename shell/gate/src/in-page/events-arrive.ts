/**
 * Runs in the page: which events of a hand never come to a link of the header, or come forbidden. Ones that mean nothing
 * there: nobody's shortcut, no step of the page. A page that asks before it is left, though nobody typed, is one as well.
 */
export function eventsEaten(): string[] {
  const link = document.querySelector('#shell header a[href]');
  // A dialog keeps keys and wheel for as long as it is open.
  if (link === null || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return [];
  const means = { bubbles: true, cancelable: true } as const;
  const events = [
    new KeyboardEvent('keydown', { ...means, key: 'F24', code: 'F24' }),
    // To the next field: the one key that no screen has a use of its own for.
    new KeyboardEvent('keydown', { ...means, key: 'Tab', code: 'Tab' }),
    new WheelEvent('wheel', { ...means, deltaY: 1 }),
    new MouseEvent('mousedown', { ...means, button: 4 }),
    new MouseEvent('contextmenu', { ...means, button: 2 }),
    new Event('touchmove', means),
    new Event('selectstart', means),
    new Event('copy', means),
    new Event('paste', means),
  ];
  const eaten = events.flatMap(event => {
    let came = false;
    const come = () => (came = true);
    link.addEventListener(event.type, come, { once: true });
    link.dispatchEvent(event);
    link.removeEventListener(event.type, come);
    return came && !event.defaultPrevented ? [] : event.type;
  });
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return [...new Set(leaving.defaultPrevented ? [...eaten, leaving.type] : eaten)];
}

/** Runs in the page: the keyboard is put on a link of the header; false where none takes it. */
export function focusHeader(): boolean {
  const link = document.querySelector<HTMLElement>('#shell header a[href]');
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return false;
  link?.focus({ preventScroll: true });
  return link !== null && document.activeElement === link;
}

/** Runs in the page. */
export const isInHeader = (): boolean => document.activeElement?.closest('#shell header') != null;
