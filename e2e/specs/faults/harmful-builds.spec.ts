import type { Page } from '@playwright/test';
import type { MadeBuild } from '@tradefloor/build/bad-builds';
import { HEADLINE, headline } from '../../suite/home';
import { isMarked, lateHasCome, markPage } from '../../suite/in-page';
import { aHarmfulBuild, type Harm } from '../../suite/harmful-builds';
import type { Suite } from '../../suite/suite';
import { expect, test } from '../../suite/test';

/** What the operator is told of each, and the tab gives up for the last good build: no machine is too slow for these. */
const GIVEN_UP = {
  'eats-clicks': 'presses-eaten',
  'hides-the-body': 'styles-outside',
  'replaces-array-methods': 'built-ins-replaced',
  'replaces-fetch': 'built-ins-replaced',
  'covers-the-header': 'page-covered',
} as const satisfies Partial<Record<Harm, string>>;

const entryInMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

async function told(suite: Suite, { area, build }: MadeBuild, kind: string): Promise<void> {
  const about = async () =>
    (await suite.beacons()).filter(({ said }) => said.context?.['build'] === build && said.context?.['area'] === area);
  await expect.poll(async () => (await about()).map(beacon => beacon.kind), { timeout: 20_000 }).toContain(kind);
}

const isNative = (page: Page) =>
  page.evaluate(() => [Array.prototype.map, window.fetch].every(each => String(each).includes('[native code]')));

test('a tab gives up the builds that harm it, one after another, and is whole again', async ({
  page,
  releases,
  suite,
}) => {
  const builds: (readonly [kind: string, build: MadeBuild])[] = [];
  for (const [harm, kind] of Object.entries(GIVEN_UP)) {
    builds.push([kind, await aHarmfulBuild(releases.folder, harm as Harm)]);
  }
  const leaver = await aHarmfulBuild(releases.folder, 'leaves-styles');
  await releases.publish(leaver, ...builds.map(([, build]) => build));
  await page.goto('/');
  await expect(headline(page)).toHaveText(HEADLINE);
  await markPage(page);
  // What is kept is kept from the first moment; who looks comes after the first screen.
  await lateHasCome(page);
  for (const [kind, build] of builds) {
    await releases.promote(build, '--now');
    await told(suite, build, kind);
    await expect(headline(page), kind).toHaveText(HEADLINE);
  }
  expect(await isNative(page)).toBe(true);

  // What it leaves behind ends with it.
  await releases.promote(leaver, '--now');
  await expect(headline(page)).toHaveText('A harmful build');
  await releases.restore();
  await expect(headline(page)).toHaveText(HEADLINE);
  await told(suite, leaver, 'styles-outside');
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);

  await entryInMenu(page, 'Spot').click();
  await expect(page.getByRole('main').locator('[data-area="spot"]').getByRole('heading').first()).toBeVisible();
  await page.getByRole('link', { name: 'Tradefloor, home page', exact: true }).click();
  await expect(headline(page)).toHaveText(HEADLINE);
  expect(await isMarked(page)).toBe(true);
});
