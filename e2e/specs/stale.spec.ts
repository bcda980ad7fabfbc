import { LANGUAGES } from '@tradefloor/money';
import { nothingFoundInThemes } from '../suite/axe';
import { inLanguage, inTheme, THEMES } from '../suite/in-place';
import { signIn } from '../suite/sign-in';
import { open, panel } from '../suite/spot-screen';
import { expect, test } from '../suite/test';

test.afterEach(({ suite }) => suite.want('feed/freeze', { frozen: false }));

test('what is stale on the spot screen can still be read', async ({ page, suite }) => {
  test.slow();
  await signIn(page, suite.url, 'trader');
  await open(page);
  await suite.want('feed/freeze', { frozen: true });
  await expect(panel(page, 'Order book').locator('[data-stale]')).toBeVisible({ timeout: 30_000 });
  await nothingFoundInThemes(page, 'stale');
  const asks = panel(page, 'Order book').getByRole('group', { name: 'Asks' }).getByRole('button');
  for (const theme of THEMES) {
    await inTheme(page, theme);
    // Grey by its colour: it is painted as strongly as what is fresh.
    const opacities = await asks.first().evaluate(row => {
      const around: string[] = [];
      for (let one: Element | null = row; one !== null; one = one.parentElement)
        around.push(getComputedStyle(one).opacity);
      return new Set(around).size;
    });
    expect(opacities, theme).toBe(1);
    const colours = await asks
      .first()
      .evaluate(row => [...row.querySelectorAll('span')].map(one => getComputedStyle(one).color));
    expect(new Set(colours).size, `by ${theme} the price is as grey as the amount`).toBe(1);
  }
  // What says so gives way to the titles, and takes nothing of them: a hundredth of a pixel less ends in dots.
  for (const language of LANGUAGES) {
    await inLanguage(page, language);
    const cut = await page.locator('main section h2:visible').evaluateAll(titles =>
      titles.flatMap(title => {
        const words = document.createRange();
        words.selectNodeContents(title);
        const lacks = words.getBoundingClientRect().width - title.getBoundingClientRect().width;
        return lacks > 0.001 ? [`${title.textContent}: ${lacks}`] : [];
      }),
    );
    expect(cut, language).toEqual([]);
  }
});
