import { signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

test('a reader’s wider setting of text (WCAG 1.4.12) makes the overview no wider than a phone', async ({
  page,
  suite,
}) => {
  await signIn(page, suite.url, 'trader');
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/new_account/finance');
  await expect(page.getByRole('main').getByRole('radio', { name: '90 days' })).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    const spaced = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important';
    sheet.replaceSync(`* { ${spaced} } p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
