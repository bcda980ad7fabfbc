import type { Locator, Page } from '@playwright/test';
import { LANGUAGE_NAMES, LANGUAGES, LOCALES } from '@tradefloor/money';
import { isMarked, markPage } from '../suite/in-page';
import { inLanguage, MISSING } from '../suite/in-place';
import { expect, test } from '../suite/test';

const languageButton = (page: Page) => page.getByRole('banner').locator('button[aria-haspopup="menu"]').last();
const root = (page: Page) => page.locator('html');
const drawn = (page: Page) => page.getByRole('main').locator('[data-area]').getByRole('heading').first();

async function choose(page: Page, name: string): Promise<void> {
  await languageButton(page).click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
}

test('all six languages change everything in place, and the last one is kept', async ({ page }) => {
  await page.goto('/');
  await expect(drawn(page)).toBeVisible();
  await markPage(page);
  await page.getByRole('main').locator('input[autocomplete="email"]').fill('ann@example.com');
  const headlines = new Set<string>();
  let spoken = 'en';
  for (const code of LANGUAGES) {
    const before = (await drawn(page).textContent()) ?? '';
    await choose(page, LANGUAGE_NAMES[code]);
    await expect(root(page)).toHaveAttribute('lang', LOCALES[code]);
    // The old words stay until the new ones are there.
    if (code !== spoken) await expect(drawn(page)).not.toHaveText(before);
    spoken = code;
    headlines.add((await drawn(page).textContent()) ?? '');
    const stored = await page.evaluate(() => [localStorage.getItem('locale'), localStorage.getItem('lang')]);
    expect(stored).toEqual([code, code]);
    await expect.poll(async () => (await page.locator('body').innerText()).match(MISSING), code).toBeNull();
    // What is being typed is nobody's business but the user's.
    await expect(page.getByRole('main').locator('input[autocomplete="email"]')).toHaveValue('ann@example.com');
  }
  expect(headlines.size).toBe(LANGUAGES.length);
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await expect(root(page)).toHaveAttribute('lang', LOCALES[LANGUAGES.at(-1) ?? 'en']);
  await expect(drawn(page)).toHaveText([...headlines].at(-1) ?? '');
});

test('a language that is chosen in one tab is spoken in the other', async ({ context, page }) => {
  await page.goto('/quotation');
  const other = await context.newPage();
  await other.goto('/noticeList');
  await expect(drawn(other)).toBeVisible();
  await choose(page, '日本語');
  await expect(root(other)).toHaveAttribute('lang', 'ja-JP');
});

test('the theme changes in place, for the page and for the browser’s own bars, and is kept', async ({ page }) => {
  await page.goto('/');
  await expect(drawn(page)).toBeVisible();
  await markPage(page);
  const background = () => page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).color);
  await expect(root(page)).toHaveAttribute('data-theme', 'night');
  const atNight = await background();
  await page.getByRole('button', { name: 'Switch to day theme' }).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'day');
  expect(await background()).not.toBe(atNight);
  expect(await page.evaluate(() => localStorage.getItem('night_mode'))).toBe('day');
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to night theme' })).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'day');
});

test('a rise has the colour that its language expects, until another is chosen', async ({ page }) => {
  await page.goto('/');
  const rise = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--rise').trim());
  const [green, expectedRed] = [await rise(), 'red'];
  await choose(page, '日本語');
  await expect(root(page)).toHaveAttribute('data-rise', expectedRed);
  expect(await rise()).not.toBe(green);
  await page.evaluate(() => localStorage.setItem('tf.look', '{"v":1,"value":{"rise":"colour-blind"}}'));
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-rise', 'colour-blind');
});

/** The letters on both sides of each break that the browser makes, whatever fonts there are. */
const breaksOf = (text: Locator): Promise<string[]> =>
  text.evaluate((element: HTMLElement) => {
    const found: string[] = [];
    element.style.inlineSize = '5em';
    const letters = element.firstChild;
    if (!(letters instanceof Text)) return found;
    const range = document.createRange();
    let last = 0;
    for (let at = 0; at < letters.length; at += 1) {
      range.setStart(letters, at);
      range.setEnd(letters, at + 1);
      const { top, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      if (at > 0 && top > last + 2) found.push(letters.data.slice(at - 1, at + 1));
      last = top;
    }
    return found;
  });

test('Korean breaks between words, and Japanese between phrases', async ({ page }) => {
  await page.goto('/');
  await expect(drawn(page)).toBeVisible();
  await inLanguage(page, 'kr');
  const breaks = await breaksOf(drawn(page));
  expect(breaks).not.toEqual([]);
  for (const around of breaks) expect(around).toMatch(/\s/);
  await inLanguage(page, 'jp');
  await expect(drawn(page)).toHaveCSS('word-break', 'auto-phrase');
});
