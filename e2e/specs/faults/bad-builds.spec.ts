import type { Page } from '@playwright/test';
import type { BadBuild, MadeBuild } from '@tradefloor/build/bad-builds';
import { spoilOnTheWay } from '../../suite/releases';
import type { Suite } from '../../suite/suite';
import { expect, test } from '../../suite/test';

/** A visitor never waits longer for the last good build. */
const BACK_WITHIN_MS = 10_000;

/** How a build goes wrong, and what the operator is told of it. */
const CAUSES = {
  'its code': {
    'entry-throws': 'entry-threw',
    'exposes-nothing': 'nothing-exposed',
    'mount-throws': 'mount-threw',
    'mount-hangs': 'mount-hung',
    'crashes-later': 'render-crashed',
  },
  'its files': {
    'entry-missing': 'files-missing',
    'chunk-missing': 'chunk-missing',
    'tampered-entry': 'integrity-refused',
    'tampered-chunk': 'integrity-refused',
    'tampered-style': 'integrity-refused',
  },
} as const satisfies Record<string, Partial<Record<BadBuild, string>>>;

// A build that throws on purpose throws.
test.use({ foreseen: [/this entry throws/] });

const goodScreen = (page: Page) =>
  page.getByRole('main').locator('[data-area="market"]').getByRole('heading', { level: 1, name: 'Markets' });
const entryInMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

/** The operator hears which build it was and why, from any page that met it. */
async function told(suite: Suite, { build }: MadeBuild, cause: string): Promise<void> {
  await expect
    .poll(async () =>
      (await suite.beacons())
        .map(({ said }) => said.context)
        .filter(context => context?.['build'] === build)
        .map(context => context?.['cause']),
    )
    .toContain(cause);
}

/** When the shell stood there and asked for the area, however long the page itself took to come to that. */
async function visited(page: Page): Promise<number> {
  await page.goto('/quotation', { waitUntil: 'commit' });
  await entryInMenu(page, 'Markets').waitFor();
  return Date.now();
}

/** What the area takes to be there is the machine's, whichever build it is. */
async function usual(page: Page): Promise<number> {
  const opened = await visited(page);
  await expect(goodScreen(page)).toBeVisible();
  return Date.now() - opened;
}

async function othersWork(page: Page): Promise<void> {
  await entryInMenu(page, 'Spot').click();
  await expect(page.getByRole('main').locator('[data-area="spot"]').getByRole('heading').first()).toBeVisible();
  await entryInMenu(page, 'Markets').click();
  await expect(goodScreen(page)).toBeVisible();
}

for (const [wrong, causes] of Object.entries(CAUSES)) {
  test(`what is wrong with ${wrong}: the last good build is on screen, on fresh pages and on one that stays open`, async ({
    context,
    page,
    releases,
    suite,
  }) => {
    test.slow();
    const builds: (readonly [cause: string, bad: MadeBuild])[] = [];
    for (const [kind, cause] of Object.entries(causes)) {
      const bad = await releases.make('market', kind as BadBuild);
      await spoilOnTheWay(context, bad);
      builds.push([cause, bad]);
    }
    await releases.publish(...builds.map(([, bad]) => bad));
    const usualMs = await usual(page);
    for (const [cause, bad] of builds) {
      const promoted = await releases.promote(bad);
      await told(suite, bad, cause);
      await expect(goodScreen(page), cause).toBeVisible({
        timeout: Math.max(1, promoted + BACK_WITHIN_MS - Date.now()),
      });
      await othersWork(page);

      const fresh = await context.newPage();
      const opened = await visited(fresh);
      await expect(goodScreen(fresh), cause).toBeVisible({
        timeout: Math.max(1, opened + usualMs + BACK_WITHIN_MS - Date.now()),
      });
      await othersWork(fresh);
      await fresh.close();
      await releases.restore();
    }
  });
}

test('unmount-hangs: the way to another area is free, and the build does not come back', async ({
  page,
  releases,
  suite,
}) => {
  const bad = await releases.make('market', 'unmount-hangs');
  await releases.publish(bad);
  await releases.promote(bad);
  await page.goto('/quotation');
  await expect(page.getByText('bad build')).toBeVisible();
  await othersWork(page);
  await told(suite, bad, 'unmount-hung');
});

test('an entry that never comes is given up for the last good build', async ({ page, releases, suite }) => {
  const usualMs = await usual(page);
  const silent = await releases.make('market');
  await releases.publish(silent);
  await releases.promote(silent);
  // Held, not refused: a refusal would be noticed at once.
  await page.route(`**/builds/market/${silent.build}/**`, () => new Promise(() => undefined));
  const opened = await visited(page);
  const deadline = opened + usualMs + BACK_WITHIN_MS;
  await expect(goodScreen(page)).toBeVisible({ timeout: Math.max(1, deadline - Date.now()) });
  await told(suite, silent, 'load-timeout');
  await othersWork(page);
});

test('with no build left there is a card, and "try again" tries again', async ({ page, suite }) => {
  const files = '**/builds/market/**';
  await page.route(files, route => route.abort());
  await page.goto('/quotation');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  await entryInMenu(page, 'Spot').click();
  await expect(page.getByRole('main').locator('[data-area="spot"]').getByRole('heading').first()).toBeVisible();
  await entryInMenu(page, 'Markets').click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  await page.unroute(files);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(goodScreen(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeHidden();
  await expect.poll(() => suite.beacons()).not.toHaveLength(0);
});
