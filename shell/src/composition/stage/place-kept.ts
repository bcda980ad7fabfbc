/** Where the user is in an area: swapping it must not throw them to the top or out of a field. */
export function keepPlace(element: HTMLElement): (next: HTMLElement) => void {
  const { ownerDocument: page } = element;
  const scroller = page.scrollingElement;
  const top = scroller?.scrollTop ?? 0;
  const focused = page.activeElement;
  const name = focused && element.contains(focused) ? nameOf(focused) : null;
  return next => {
    if (name !== null) next.querySelector<HTMLElement>(name)?.focus({ preventScroll: true });
    if (scroller && scroller.scrollTop !== top) scroller.scrollTop = top;
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
