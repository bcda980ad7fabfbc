import type { Page } from '@playwright/test';
import type { MadeBuild } from '@tradefloor/build/bad-builds';
import { aFormOfMarket, anEighthArea } from '../suite/hand-written-builds';
import { heldBy } from '../suite/heap';
import { HEADLINE, headline, marketSaying } from '../suite/home';
import { isMarked, markPage, scrolled } from '../suite/in-page';
import { expect, test } from '../suite/test';

const AT_ONCE_MS = 1_000;

/** When the page shows the headline, by the clock that the commands are timed by. */
async function shownAt(page: Page, text: string): Promise<number> {
  const shown = await page.waitForFunction(
    wanted => document.querySelector('main h1')?.textContent === wanted && Date.now(),
    text,
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue());
}

/** Where the page stands in every frame from now on. */
const watchPlace = (page: Page) =>
  page.evaluate(() => {
    const places = new Set<number>();
    const look = () => {
      places.add(window.scrollY);
      requestAnimationFrame(look);
    };
    Object.assign(window, { placesSeen: () => [...places] });
    look();
  });
const placesSeen = (page: Page) =>
  page.evaluate(() => 'placesSeen' in window && typeof window.placesSeen === 'function' && window.placesSeen());

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(headline(page)).toHaveText(HEADLINE);
  await markPage(page);
}

test('a promoted build is on screen within a second, without a reload; so is the one gone back to', async ({
  page,
  releases,
  suite,
}) => {
  const next = await marketSaying(releases, 'The next build.');
  await releases.publish(next);
  await openHome(page);
  // What is typed elsewhere and how far the page is scrolled are the user's.
  await scrolled(page);
  await watchPlace(page);
  const promoting = suite.typed('promote', 'market', next.build).then(() => Date.now());
  const shown = await shownAt(page, 'The next build.');
  expect(shown - (await promoting)).toBeLessThanOrEqual(AT_ONCE_MS);
  await expect(page.getByRole('main').locator('[data-area]')).toHaveCount(1);
  expect(await placesSeen(page)).toEqual([300]);

  const goingBack = suite.typed('rollback', 'market').then(() => Date.now());
  const back = await shownAt(page, HEADLINE);
  expect(back - (await goingBack)).toBeLessThanOrEqual(AT_ONCE_MS);
  expect(await isMarked(page)).toBe(true);
});

test('a reader keeps the place in a list that the next build fetches anew', async ({ page, releases }) => {
  const next = await marketSaying(releases, 'While you read.');
  await releases.publish(next);
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/noticeList');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await scrolled(page);
  await watchPlace(page);
  const before = await page.getByRole('main').locator('[data-area]').elementHandle();
  await releases.promote(next);
  await page.waitForFunction(area => !area.isConnected, before);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await placesSeen(page)).toEqual([300]);
});

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

/** The short form of what the soak does a hundred times; the first ones make what is made once. */
const WARMING = 3;
const SWAPS = 10;

test('ten swaps leave nothing behind', async ({ page, releases, suite }) => {
  test.slow();
  // Prices and slides that move draw and drop what is none of the swap's doing.
  await suite.want('traders/pause');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Fresh ids each time: what is kept of a build must go with it, not be found again.
  const says = Array.from({ length: WARMING + SWAPS }, (_, at) => `Build number ${at + 10}.`);
  const builds: MadeBuild[] = [];
  for (const text of says) builds.push(await marketSaying(releases, text));
  await releases.publish(...builds);
  await openHome(page);
  const swaps = builds.map((build, at) => async () => {
    await releases.promote(build, '--now');
    await expect(headline(page)).toHaveText(says[at] ?? '');
    await page.waitForLoadState('networkidle');
  });

  const cdp = await page.context().newCDPSession(page);
  for (const swap of swaps.slice(0, WARMING)) await swap();
  const before = await heldBy(cdp);
  for (const swap of swaps.slice(WARMING)) await swap();
  const after = await heldBy(cdp);
  test.info().annotations.push({ type: 'held', description: JSON.stringify({ before, after }) });
  expect(after.nodes).toBe(before.nodes);
  expect(after.bytes / before.bytes).toBeLessThan(1.1);
});

test.afterEach(({ suite }) => suite.want('traders/resume'));
