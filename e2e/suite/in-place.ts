import { expect, type Page } from '@playwright/test';
import { type LanguageCode, LOCALES } from '@tradefloor/money';

export const THEMES = ['night', 'day'] as const;

/** A key that has no text is shown itself: words, a dot, words, and no space. */
export const MISSING = /(^|\s)[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z.]*(?=\s|$)/gm;

/** As if it had been chosen in another tab: what is on screen follows, where a load would take seconds of a core. */
const chosenElsewhere = (page: Page, key: string, value: string): Promise<void> =>
  page.evaluate(
    ([name, chosen]) => {
      localStorage.setItem(name, chosen);
      dispatchEvent(new StorageEvent('storage', { key: name, newValue: chosen }));
    },
    [key, value] as const,
  );

export async function inTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await chosenElsewhere(page, 'night_mode', theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** What the shell says above the area. */
const shellsWords = async (page: Page): Promise<string | null> => page.getByRole('banner').textContent();

/** Afterwards the whole screen speaks it: the old words stay until the new ones are there. */
export async function inLanguage(page: Page, code: LanguageCode): Promise<void> {
  const tag = LOCALES[code];
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) !== tag) {
    const before = await shellsWords(page);
    await chosenElsewhere(page, 'locale', code);
    await expect(html).toHaveAttribute('lang', tag);
    await expect.poll(() => shellsWords(page)).not.toBe(before);
  }
  // Each area says what it speaks by now, that of the address and those whose parts stand in it.
  const others = page.getByRole('main').locator(`[data-area]:not([lang="${tag}"])`);
  await expect(others).toHaveCount(0);
}
