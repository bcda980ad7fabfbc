import { expect, type Page } from '@playwright/test';

/** As a link of the page leads: nothing is loaded anew. */
export const goInPage = (page: Page, to: string) => page.evaluate(address => history.pushState(null, '', address), to);

/** The same, until the screen that was there has gone and the next one has all its rows. */
export async function showInPage(page: Page, to: string): Promise<void> {
  const main = page.getByRole('main');
  await main.locator('h1').evaluate(heading => heading.setAttribute('data-before', ''));
  await goInPage(page, to);
  await expect(main.locator('h1:not([data-before])')).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
}
