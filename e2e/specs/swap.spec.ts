import type { Page } from '@playwright/test';
import type { MadeBuild } from '@tradefloor/build/bad-builds';
import { heldBy } from '../suite/heap';
import { HEADLINE, headline, marketSaying, openHome } from '../suite/home';
import { isMarked, scrolled } from '../suite/in-page';
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
