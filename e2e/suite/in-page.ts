import { expect, type Page } from '@playwright/test';

/** Survives whatever happens in the page, but no reload. */
export const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** As a link of the page leads: nothing is loaded anew. */
export const goInPage = (page: Page, to: string) => page.evaluate(address => history.pushState(null, '', address), to);

/** What the shell fetches after the first screen has come: its watch is part of that, and presses where nobody else does. */
export const lateHasCome = (page: Page) =>
  page.evaluate(
    () => new Promise<void>(resolve => document.head.addEventListener('click', () => resolve(), { once: true })),
  );

/** In the page, until the screen that was there has gone and the next one has all its rows. */
export async function showInPage(page: Page, to: string): Promise<void> {
  const main = page.getByRole('main');
  await main.locator('h1').evaluate(heading => heading.setAttribute('data-before', ''));
  await goInPage(page, to);
  await expect(main.locator('h1:not([data-before])')).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Once all that stands above has come: a page that is still short, or grows there, would move by itself. */
export async function scrolled(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const place = () =>
    page.evaluate(() => {
      window.scrollTo(0, 300);
      return window.scrollY;
    });
  await expect.poll(place).toBe(300);
}
