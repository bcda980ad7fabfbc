import type { Covered } from '../observed';

/** Runs in the page: what a pointer over each link and button of the shell's header would meet. */
export function headerInReach(): Covered[] {
  const header = [...document.querySelectorAll('#shell header')].find(each => each.closest('[data-area]') === null);
  const seen = { opacityProperty: true, visibilityProperty: true };
  if (!header?.checkVisibility(seen) || header.getBoundingClientRect().height === 0) return [{ place: null, by: null }];
  // A dialog is in front of everything for as long as it is open.
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return [];
  return [...header.querySelectorAll('a[href], button')].flatMap(place => {
    const { left, top, width, height } = place.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    if (met !== null && header.contains(met)) return [];
    const name = (place.getAttribute('aria-label') ?? place.textContent ?? '').trim();
    const by = met === null ? null : `<${met.localName}>, "${(met.textContent ?? '').trim().slice(0, 40)}"`;
    return [{ place: name, by }];
  });
}

/** Runs in the page: where to press for a link of the header that leads away from here. */
export function linkOfTheHeader(): { readonly x: number; readonly y: number } | null {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#shell header a[href]')) {
    const { left, top, width, height } = link.getBoundingClientRect();
    const isOwn = link.origin === window.location.origin && link.closest('[data-area]') === null;
    if (isOwn && width > 0 && height > 0 && link.pathname !== window.location.pathname)
      return { x: left + width / 2, y: top + height / 2 };
  }
  return null;
}
