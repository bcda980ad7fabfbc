import type { Page } from '@playwright/test';
import type { MadeBuild } from '@tradefloor/build/bad-builds';
import { HEADLINE, headline } from '../../suite/home';
import { isMarked, lateHasCome, markPage } from '../../suite/in-page';
import { aHarmfulBuild, type Harm } from '../../suite/harmful-builds';
import { signIn } from '../../suite/sign-in';
import type { Suite } from '../../suite/suite';
import { expect, test } from '../../suite/test';

/** What the operator is told of each, and the tab gives up for the last good build: no machine is too slow for these. */
const GIVEN_UP = {
  'eats-clicks': 'presses-eaten',
  'hides-the-body': 'styles-outside',
  'replaces-array-methods': 'built-ins-replaced',
  'replaces-fetch': 'built-ins-replaced',
  'covers-the-header': 'page-covered',
  'replaces-hidden-ones': 'built-ins-replaced',
  'clears-storage': 'storage-taken',
  'asks-by-alert': 'page-stopped',
  prints: 'page-stopped',
  downloads: 'page-stopped',
  'fills-the-history-slowly': 'history-filled',
  'fills-the-history-by-hash': 'history-filled',
  'sets-cookies': 'storage-taken',
  'fills-cookies': 'storage-taken',
  'fills-cookies-of-calls': 'storage-taken',
  'signs-out-by-the-storage': 'storage-taken',
  'speaks-for-all': 'built-ins-replaced',
  'hears-for-all': 'built-ins-replaced',
  'draws-for-all': 'problem',
} as const satisfies Partial<Record<Harm, string>>;

const entryInMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

async function told(suite: Suite, { area, build }: MadeBuild, kind: string): Promise<void> {
  const about = async () =>
    (await suite.beacons()).filter(({ said }) => said.context?.['build'] === build && said.context?.['area'] === area);
  await expect.poll(async () => (await about()).map(beacon => beacon.kind), { timeout: 20_000 }).toContain(kind);
}

const isNative = (page: Page) =>
  page.evaluate(() =>
    [Array.prototype.map, window.fetch, Intl.NumberFormat, Reflect.get(performance, 'now')].every(each =>
      String(each).includes('[native code]'),
    ),
  );

test('a tab gives up the builds that harm it, one after another, and is whole again', async ({
  page,
  releases,
  suite,
}) => {
  // Most of it is waiting for those that do harm slowly.
  test.slow();
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
    // Or none but harmful ones would be left to fall back to.
    await releases.restore();
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

/** What goes on, or is other than it was: nothing. */
const leftOf = (page: Page) =>
  page.evaluate(async () => {
    const { goesOn } = window as { goesOn?: unknown };
    const before = JSON.stringify(goesOn);
    const other = new BroadcastChannel('left behind');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel knows no origins
    other.postMessage('is anybody there?');
    document.querySelector('#shell header')?.dispatchEvent(new MouseEvent('click'));
    for (let frame = 0; frame < 20; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve));
    const after = JSON.stringify((window as { goesOn?: unknown }).goesOn);
    other.close();
    const isOpen = await new Promise(resolve => {
      const deleting = indexedDB.deleteDatabase('left behind');
      deleting.onblocked = () => resolve(true);
      deleting.onsuccess = () => resolve(false);
    });
    const press = new MouseEvent('click', { cancelable: true });
    document.querySelector('#shell')?.dispatchEvent(press);
    const header = document.querySelector<HTMLElement>('#shell header');
    const { documentElement: html, body } = document;
    const worn = [html.style.cssText, html.dataset['theme'], body.className].join();
    return [
      before === undefined ? 'nothing ever began' : '',
      before === after ? '' : `went on: ${before} to ${after}`,
      isOpen ? 'an open database' : '',
      press.defaultPrevented ? 'a press eaten' : '',
      document.querySelector('aside, meta[name="left-behind"]') === null ? '' : 'an element',
      window.onbeforeunload === null ? '' : 'onbeforeunload',
      document.designMode === 'off' ? '' : 'designMode',
      header?.style.opacity === '' && body.style.overflow === '' ? '' : 'a style',
      worn === ',night,' ? '' : `html and body: ${worn}`,
      document.querySelector('link[rel=icon]')?.getAttribute('href') === '/icon.svg' ? '' : 'the icon',
      document.title.includes('Sale') ? 'the name of the tab' : '',
    ].filter(Boolean);
  });

test('what a build has begun beyond its screen ends with the rollback', async ({ page, releases }) => {
  const bad = await aHarmfulBuild(releases.folder, 'begins-much');
  await releases.publish(bad);
  await page.goto('/');
  await expect(headline(page)).toHaveText(HEADLINE);
  await markPage(page);
  await lateHasCome(page);
  await releases.promote(bad, '--now');
  await expect(headline(page)).toHaveText('A harmful build');
  expect((await leftOf(page)).length).toBeGreaterThan(2);
  await releases.restore();
  await expect(headline(page)).toHaveText(HEADLINE);
  await page.waitForFunction(() => 'answered' in ((window as { goesOn?: object }).goesOn ?? {}));
  await expect.poll(() => leftOf(page)).toEqual([]);
  expect(await isMarked(page)).toBe(true);
});

test('a header or shell that a build takes out is put back, and the operator told', async ({
  page,
  releases,
  suite,
}) => {
  const bad = await aHarmfulBuild(releases.folder, 'takes-out-the-header');
  await releases.publish(bad);
  await page.goto('/');
  await expect(headline(page)).toHaveText(HEADLINE);
  await lateHasCome(page);
  await releases.promote(bad, '--now');
  await told(suite, bad, 'page-hidden');
  await expect(entryInMenu(page, 'Spot')).toBeVisible();
});

test('who is signed in stays so in every tab, whatever a build does to the storage', async ({
  page,
  context,
  releases,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'trader');
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/');
  await lateHasCome(page);
  for (const harm of ['signs-out-by-the-storage', 'deletes-the-token'] as const) {
    const bad = await aHarmfulBuild(releases.folder, harm);
    await releases.publish(bad);
    await releases.promote(bad, '--now');
    await told(suite, bad, 'storage-taken');
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: /^Account menu/ }), harm).toBeVisible();
      expect(await tab.evaluate(() => localStorage.getItem('token')), harm).toBe(token);
    }
    await releases.restore();
  }
});
