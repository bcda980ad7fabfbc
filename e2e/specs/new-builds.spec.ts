import { aFormOfMarket, anEighthArea } from '../suite/hand-written-builds';
import { HEADLINE, headline, marketSaying, openHome } from '../suite/home';
import { isMarked, markPage } from '../suite/in-page';
import { expect, test } from '../suite/test';

/* What becomes of an open page as builds are promoted, blocked and published; how quickly, and what stays of each, is in the swaps. */

test('a new build of an area that is not on screen is what the next visit shows', async ({ page, releases }) => {
  const next = await marketSaying(releases, 'While you were away.');
  await releases.publish(next);
  await openHome(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Spot' }).click();
  await expect(page.getByRole('main').locator('[data-area="spot"]').getByRole('heading').first()).toBeVisible();
  await releases.promote(next);
  await expect(page.getByRole('main').locator('[data-area="spot"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Tradefloor, home page' }).click();
  await expect(headline(page)).toHaveText('While you were away.');
  expect(await isMarked(page)).toBe(true);
});

test('a blocked build leaves every page that shows it', async ({ page, releases, suite }) => {
  const next = await marketSaying(releases, 'Soon to be blocked.');
  await releases.publish(next);
  await releases.promote(next);
  await page.goto('/');
  await expect(headline(page)).toHaveText('Soon to be blocked.');
  await markPage(page);
  await suite.ops('block', 'market', next.build);
  await expect(headline(page)).toHaveText(HEADLINE);
  expect(await isMarked(page)).toBe(true);
  // What timers and listeners of it stay goes with the page.
  await suite.ops('block', 'market', next.build, '--reload');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(headline(page)).toHaveText(HEADLINE);
  await expect(page.getByText('A new version is ready.')).toBeHidden();
});

test('who is filling in a form is asked first, and keeps what is typed until then', async ({ page, releases }) => {
  const form = await aFormOfMarket(releases.folder);
  const next = await marketSaying(releases, 'After the form.');
  await releases.publish(form, next);
  await releases.promote(form);
  await page.goto('/');
  await markPage(page);
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Spot' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave this page?', exact: true });
  await leaving.getByRole('button', { name: 'Stay', exact: true }).click();
  await expect(leaving).toBeHidden();
  await releases.promote(next);

  const question = page.getByText('A newer version of this screen is ready.');
  await expect(question).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.5');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.5');

  // Emptied by hand it holds nothing back any more.
  await page.getByRole('textbox', { name: 'Amount' }).fill('');
  await expect(headline(page)).toHaveText('After the form.');
  expect(await isMarked(page)).toBe(true);
});

test('who agrees to lose what is typed gets the new build at once', async ({ page, releases }) => {
  const form = await aFormOfMarket(releases.folder);
  const next = await marketSaying(releases, 'After the form.');
  await releases.publish(form, next);
  await releases.promote(form);
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await releases.promote(next);
  await page.getByRole('button', { name: 'Switch now' }).click();
  await expect(headline(page)).toHaveText('After the form.');
  await expect(page.getByText('A newer version of this screen is ready.')).toBeHidden();
});

test('a blocked build stays for what is typed into it, until its user agrees', async ({ page, releases, suite }) => {
  const form = await aFormOfMarket(releases.folder);
  await releases.publish(form);
  await releases.promote(form);
  await page.goto('/');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('12.5');
  await markPage(page);
  await suite.ops('block', 'market', form.build);
  const question = page.getByText('A newer version of this screen is ready.');
  await expect(question).toBeVisible();
  await expect(amount).toHaveValue('12.5');
  await page.getByRole('button', { name: 'Switch now' }).click();
  await expect(headline(page)).toHaveText(HEADLINE);
  await expect(question).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});

const PART_TITLE = 'Log in to Tradefloor';

test('a part is replaced in place, in the other area that shows it', async ({ page, releases }) => {
  const next = await releases.make('account', 'good', { [PART_TITLE]: 'Sign in beside the markets' });
  await releases.publish(next);
  await page.goto('/quotation');
  const part = page.getByRole('main').locator('[data-area="account"]');
  await expect(part.getByRole('heading', { name: PART_TITLE })).toBeVisible();
  await markPage(page);
  await releases.promote(next);
  // The new one stands before the old one goes: for a moment there are two.
  await expect(part.getByRole('heading', { name: 'Sign in beside the markets' })).toBeVisible();
  await expect(part).toHaveCount(1);
  await expect(page.getByRole('main').locator('[data-area="market"]')).toHaveCount(1);
  expect(await isMarked(page)).toBe(true);
});

test('a promote with --now asks nobody', async ({ page, releases }) => {
  const form = await aFormOfMarket(releases.folder);
  const next = await marketSaying(releases, 'Now.');
  await releases.publish(form, next);
  await releases.promote(form);
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await markPage(page);
  await releases.promote(next, '--now');
  await expect(headline(page)).toHaveText('Now.');
  expect(await isMarked(page)).toBe(true);
});

test('a build that needs a newer shell is passed over for the newest one that fits', async ({ page, releases }) => {
  const fits = await marketSaying(releases, 'The newest that fits.');
  const tooNew = await releases.make('market', 'platform-too-new', { [HEADLINE]: 'Not for this page.' });
  await releases.publish(fits, tooNew);
  await openHome(page);
  await releases.promote(fits);
  await expect(headline(page)).toHaveText('The newest that fits.');
  await expect(releases.promote(tooNew)).rejects.toThrow(/needs platform/);
  // As whoever has released that shell already: this page was opened before.
  await releases.promote(tooNew, '--shell', await releases.newerShell());
  // The page hears of it after the command has ended, and asks on the user's next way after that.
  await expect
    .poll(async () => {
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Markets' }).click();
      await page.getByRole('link', { name: 'Tradefloor, home page' }).click();
      return page.getByText('A new version is ready.').isVisible();
    })
    .toBe(true);
  await expect(headline(page)).toHaveText('The newest that fits.');
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await expect(headline(page)).toHaveText('The newest that fits.');
});

test('a build that the line kept away is on screen once the line is back', async ({ page, releases }) => {
  const next = await marketSaying(releases, 'Once the line is back.');
  await releases.publish(next);
  await openHome(page);
  const itsFiles = `**/builds/market/${next.build}/**`;
  let given = () => {};
  // The last thing that is asked after two tries is whether anybody answers at all.
  const givenUp = new Promise<void>(resolve => (given = resolve));
  await page.route(itsFiles, async route => {
    await route.abort('internetdisconnected');
    if (route.request().method() === 'HEAD') given();
  });
  await releases.promote(next);
  await givenUp;
  await expect(headline(page)).toHaveText(HEADLINE);
  await page.unroute(itsFiles);
  await expect(headline(page)).toHaveText('Once the line is back.', { timeout: 20_000 });
  expect(await isMarked(page)).toBe(true);
});

test('an area that is published while the page is open is there at once', async ({ page, releases }) => {
  const eighth = await anEighthArea(releases.folder);
  await openHome(page);
  await page.evaluate(() => history.pushState(null, '', '/eighth'));
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await releases.publish(eighth);
  await releases.promote(eighth);
  await expect(page.getByRole('heading', { level: 1, name: 'The eighth area' })).toBeVisible();
  await page.getByRole('link', { name: 'Tradefloor, home page' }).click();
  await expect(headline(page)).toHaveText(HEADLINE);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Eighth' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The eighth area' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});
