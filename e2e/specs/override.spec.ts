import { HEADLINE, headline, marketSaying } from '../suite/home';
import { expect, test } from '../suite/test';

test('one browser is shown a build before anybody else, keeps it over a promote, and goes back by one press', async ({
  page,
  browser,
  releases,
  suite,
}) => {
  const tried = await marketSaying(releases, 'Seen by me alone.');
  const promoted = await marketSaying(releases, 'Seen by everybody.');
  await releases.publish(tried, promoted);

  await page.goto(`/?override=market@${tried.build}`);
  await expect(headline(page)).toHaveText(HEADLINE);
  // Whoever follows a link decides, not whoever wrote it.
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(headline(page)).toHaveText('Seen by me alone.');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(`In this browser only: market ${tried.build}`)).toBeVisible();

  const context = await browser.newContext({ baseURL: suite.url });
  const other = await context.newPage();
  await other.goto('/');
  await expect(headline(other)).toHaveText(HEADLINE);
  await releases.promote(promoted);
  await expect(headline(other)).toHaveText('Seen by everybody.');
  await expect(headline(page)).toHaveText('Seen by me alone.');
  await context.close();

  await page.getByRole('button', { name: 'Back to public builds' }).click();
  await expect(headline(page)).toHaveText('Seen by everybody.');
  await expect(page.getByText('In this browser only')).toHaveCount(0);
});

test('a link to a build that does not exist says so, and shows what everybody gets', async ({ page }) => {
  await page.goto('/?override=market@ffffffffffff');
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(page.getByRole('alert')).toHaveText('No build of market is found at ffffffffffff, or it is blocked.');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/');
  await expect(headline(page)).toHaveText(HEADLINE);
});
