import type { Page } from 'playwright';

/** What the home page says in English: a build of the bench says something else there. */
export const HEADLINE = 'Trade on a floor that never closes.';

export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('heading', { level: 1, name: HEADLINE }).waitFor();
}

/** When the page shows the headline, by the clock that the commands are timed by. */
export async function shownAt(page: Page, words: string): Promise<number> {
  const shown = await page.waitForFunction(
    wanted => document.querySelector('main h1')?.textContent === wanted && Date.now(),
    words,
    { polling: 'raf', timeout: 20_000 },
  );
  return Number(await shown.jsonValue());
}
