import { expect, type Page } from '@playwright/test';

/** What is pressed on a screen or in a dialog, and the balances of its form. */
const KEPT_FREE = [
  ...['main', '[role=dialog]'].flatMap(place =>
    ['button', 'a', 'input', '[role=tab]', '[role=slider]'].map(one => `${place} ${one}`),
  ),
  'section[aria-label=Trade] p',
].join();

/** What of it lies under a notice; null where no notice is shown. */
const covered = (page: Page) =>
  page.evaluate(kept => {
    const toasts = [...document.querySelectorAll('[data-toasts] li')].map(toast => toast.getBoundingClientRect());
    if (toasts.length === 0) return null;
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      toasts.some(toast => left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top);
    return [...document.querySelectorAll(kept)]
      .filter(place => place.checkVisibility() && !place.closest('[inert], [aria-hidden=true]'))
      .filter(place => isUnder(place.getBoundingClientRect()))
      .map(place => place.textContent || place.outerHTML);
  }, KEPT_FREE);

/** From now on no notice leaves by itself, as long as the pointer never comes to one: as if it lay there. */
export const noticesStay = (page: Page) =>
  page.evaluate(() => {
    const hold = () =>
      document.querySelector('[data-toasts]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    new MutationObserver(hold).observe(document.body, { childList: true, subtree: true });
    hold();
  });

/** The notice that is shown, and stays, stands aside at each of these widths (look.toasts-aside). */
export async function standsAside(page: Page, ...windows: ReadonlyArray<readonly [number, number]>): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => covered(page), { message: `under the notice at ${width} px` }).toEqual([]);
  }
}
