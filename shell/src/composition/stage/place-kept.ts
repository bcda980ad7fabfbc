/** What the next build fetches anew comes a little later; until then the page is as long as it was. */
export const RESERVED_MS = 3_000;

export interface KeptPlace {
  /** For the next build's element, before anything is drawn: a page that is shorter for a frame can't be scrolled back. */
  reserve(next: HTMLElement): void;
  /** Once it is drawn. */
  takeUp(next: HTMLElement): void;
}

/** Where the user is in an area: swapping it must not throw them to the top or out of a field. */
export function keepPlace(element: HTMLElement): KeptPlace {
  const { ownerDocument: page, offsetHeight: length } = element;
  const scroller = page.scrollingElement;
  const top = scroller?.scrollTop ?? 0;
  const focused = page.activeElement;
  const name = focused && element.contains(focused) ? nameOf(focused) : null;
  return {
    reserve(next) {
      next.style.minHeight = `${length}px`;
      setTimeout(() => (next.style.minHeight = ''), RESERVED_MS);
    },
    takeUp(next) {
      // Who has gone elsewhere meanwhile stays there (look.focus-follows-press).
      const hasStayed = page.activeElement === focused || page.activeElement === page.body;
      if (name !== null && hasStayed) next.querySelector<HTMLElement>(name)?.focus({ preventScroll: true });
      if (scroller && scroller.scrollTop !== top) scroller.scrollTop = top;
    },
  };
}

/** Two builds share no element, but what has an id, a form name or an address in one mostly has it in the other. */
function nameOf(element: Element): string | null {
  for (const attribute of ['id', 'name', 'href']) {
    const value = element.getAttribute(attribute);
    if (value) return `${element.localName}[${attribute}="${CSS.escape(value)}"]`;
  }
  return null;
}
