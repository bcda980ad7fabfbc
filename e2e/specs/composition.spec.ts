import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readRegistry } from '@tradefloor/release';
import { goInPage } from '../suite/in-page';
import { buildOf } from '../suite/prepare';
import { signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

/** A screen of each area that guests may see; wallet has none, so it comes with the signed-in ones. */
const PUBLIC_SCREENS = {
  market: '/quotation',
  spot: '/dealCenter',
  lever: '/leverdealCenter',
  micro: '/secondDealCenter',
  c2c: '/c2cTrade',
  account: '/components/register',
} as const;
const SCREENS = { ...PUBLIC_SCREENS, wallet: '/new_account/finance', account: '/account/accountSet' } as const;

const areaOnScreen = (page: Page, area: string) => page.getByRole('main').locator(`[data-area="${area}"]`);

test('each area of the registry draws its screens, one area at a time', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  for (const [area, screen] of Object.entries(SCREENS)) {
    await page.goto(screen);
    await expect(areaOnScreen(page, area)).toHaveCount(1);
    await expect(areaOnScreen(page, area).getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('main').locator('[data-area]')).toHaveCount(1);
  }
});

test('the shell’s files know no area', async () => {
  const { folder } = await buildOf('shell');
  const known = new RegExp(`mf[-_](${Object.keys(SCREENS).join('|')})`);
  for (const file of await readdir(folder)) {
    expect.soft(await readFile(path.join(folder, file), 'utf8'), file).not.toMatch(known);
  }
});

test('what a first screen needs is in the page, and fetched once', async ({ page, suite }) => {
  for (const address of ['/', '/quotation']) {
    const html = await (await fetch(suite.url + address)).text();
    const preloaded = [...html.matchAll(/<link rel="preload"[^>]* href="(\/builds\/[^"]+)"/g)].map(([, href]) => href);
    await page.goto(address);
    await expect(areaOnScreen(page, 'market').getByRole('heading').first()).toBeVisible();
    const fetchedNow = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(entry => entry instanceof PerformanceResourceTiming && entry.name.includes('/builds/'))
          .map(entry => new URL(entry.name).pathname),
      );
    // What is on its way is among them once it has come.
    await expect.configure({ soft: true }).poll(fetchedNow, address).toEqual(expect.arrayContaining(preloaded));
    const fetched = await fetchedNow();
    expect.soft(fetched.toSorted(), address).toEqual([...new Set(fetched)].toSorted());
    // The area, its screen with its styles, and its texts.
    expect.soft(preloaded.length, address).toBeGreaterThan(5);
  }
});

const CHARTS = 'highcharts/esm/highstock.js';

/** Which of the scripts that the page has fetched carry Highcharts: its core names the page of its errors. */
const filesWithCharts = (page: Page) =>
  page.evaluate(async () => {
    const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const carrying = [...fetched].map(async name => {
      const text = name.endsWith('.js') ? await (await fetch(name)).text() : '';
      return text.includes('highcharts.com/errors') ? [new URL(name).pathname] : [];
    });
    return (await Promise.all(carrying)).flat();
  });

test('what must exist once does, over all areas', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  // Each copy of react-dom says hello to the tools that a developer may have: here it is counted.
  await page.addInitScript(() => {
    // The browser lists 250 fetches by itself: a slow walk asks the exchange for so many before the charts come.
    performance.setResourceTimingBufferSize(10_000);
    const copies: unknown[] = [];
    const deaf = () => undefined;
    Object.assign(window, {
      copiesOfReact: copies,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => copies.push(renderer),
        onCommitFiberRoot: deaf,
        onCommitFiberUnmount: deaf,
        onPostCommitFiberRoot: deaf,
      },
    });
  });
  await page.goto('/');
  for (const [area, screen] of Object.entries(SCREENS)) {
    await goInPage(page, screen);
    await expect(areaOnScreen(page, area).getByRole('heading').first()).toBeVisible();
  }
  // The chart comes after the first paint of its screen.
  await goInPage(page, SCREENS.spot);
  await expect(page.getByRole('region', { name: 'Chart', exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out', exact: true })).toBeVisible();

  const { copies, given } = await page.evaluate(() => {
    interface Given {
      readonly from: string;
      readonly useIn: readonly string[];
      readonly loaded?: boolean;
    }
    const page = window as unknown as {
      copiesOfReact: unknown[];
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, Given>>> }[] };
    };
    // oxlint-disable-next-line no-underscore-dangle -- federation's own names
    const scopes = page.__FEDERATION__.__INSTANCES__.map(instance => instance.shareScopeMap['default'] ?? {});
    return {
      copies: page.copiesOfReact.length,
      given: scopes.flatMap(scope =>
        Object.entries(scope).map(([module, versions]) => ({
          module,
          versions: Object.values(versions).map(({ from, loaded, useIn }) => ({
            from,
            loaded: loaded === true,
            useIn,
          })),
        })),
      ),
    };
  });
  expect(copies).toBe(1);
  for (const { module, versions } of given) {
    expect.soft(versions, module).toHaveLength(1);
    // Of what is fetched when it is first asked for, federation notes who asked; where it came from, the files say.
    if (module !== CHARTS) expect.soft(versions[0]?.from, module).toBe('tradefloor_shell');
  }
  await expect.poll(() => filesWithCharts(page)).toEqual([expect.stringMatching(/^\/shell\//)]);
  const users = (name: string) => given.filter(({ module }) => module === name).flatMap(({ versions }) => versions)[0];
  for (const module of ['react', 'react-dom', 'react-dom/client', 'i18next']) {
    const areas = users(module)
      ?.useIn.filter(user => user.startsWith('mf_'))
      .map(user => user.split('_')[1]);
    expect.soft(areas?.toSorted(), module).toEqual(Object.keys(SCREENS).toSorted());
  }
  for (const module of ['dismissable-layer', 'focus-scope', 'focus-guards'].map(name => `@radix-ui/react-${name}`)) {
    expect.soft(users(module)?.loaded, module).toBe(true);
  }
});

/** Every other name of a screen in both documents, with the one that is to stand in the address bar. */
const ALIASES: Readonly<Record<string, string>> = {
  '/home': '/',
  '/homeContent': '/',
  '/noticeDetail': '/components/noticeDetail',
  '/login': '/components/login',
  '/register': '/components/register',
  '/legalTrade': '/c2cTrade',
  '/accountCenter': '/account/accountCenter',
  '/accountEntrust': '/account/accountEntrust',
  '/accountMessage': '/account/accountMessage',
  '/mail': '/account/accountMessage',
  '/account/mail': '/account/accountMessage',
  '/accountSet': '/account/accountSet',
  '/recharge': '/account/recharge',
  '/coinRecord': '/account/coinRecord',
  '/rechargeMoney': '/account/rechargeMoney',
  '/aceite': '/account/aceite',
  '/region': '/account/region',
  '/chargeRecord': '/account/chargeRecord',
  '/transferLog': '/account/transferLog',
  '/userSetting': '/account/userSetting',
  '/authentication': '/account/authentication',
  '/payment': '/account/payment',
  '/finance': '/new_account/finance',
  '/letransactions': '/new_account/letransactions',
  '/transfer': '/new_account/transfer',
  '/lever': '/new_account/lever',
  '/change': '/new_account/change',
  '/legal': '/new_account/legal',
  '/legalAccount': '/new_account/legalAccount',
  '/changeAccount': '/new_account/changeAccount',
  '/transferLegal': '/new_account/transferLegal',
  '/manger': '/lever_manger',
};

/** The screens of both documents that have one name only. */
const ADDRESSES = `
  /dealCenter /leverdealCenter /secondDealCenter /financial /forgetPwd /resetPwd /noticeList /upstart /c2c /c2cOrder
  /c2cRelease /c2cTrade /c2cDetail /quotation /allTransaction /leverRecord /bindEmail /leverTransactions
  /leverTransaction /leverList /transferRecord /success /match /lever_manger /finanrec /withdraw_address /setCash
`
  .trim()
  .split(/\s+/);

test('another name of a screen is replaced by its full address, the query kept', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  await page.goto('/quotation');
  await expect(areaOnScreen(page, 'market')).toHaveCount(1);
  for (const [alias, address] of Object.entries(ALIASES)) {
    await goInPage(page, `${alias}?id=7&x=%2F`);
    await expect(page, alias).toHaveURL(`${address}?id=7&x=%2F`);
  }
  // And when it is the first address of the visit.
  await page.goto('/authentication?id=7');
  await expect(page).toHaveURL('/account/authentication?id=7');
  await expect(areaOnScreen(page, 'account')).toHaveCount(1);
});

test('every address of both documents has its screen', async ({ page, suite }) => {
  const answer = await fetch(`${suite.url}/registry`);
  const { registry } = readRegistry(await answer.json());
  const routes = Object.values(registry.areas).flatMap(({ builds, stable }) =>
    builds.filter(({ build }) => build === stable).flatMap(build => build.routes),
  );
  await signIn(page, suite.url, 'trader');
  await page.goto('/no/such/screen');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  for (const address of [...ADDRESSES, ...Object.values(ALIASES)]) {
    const route = routes.find(({ path: known }) => known === address);
    expect(route, address).toBeDefined();
    await goInPage(page, `${address}?id=7`);
    // A trading screen has the last price before it.
    await expect.poll(() => page.title(), { message: address }).toContain(`${route?.title.en} · Tradefloor`);
    await expect(page).toHaveURL(`${address}?id=7`);
  }
});

test('an address that nobody knows says so, and leads on', async ({ page }) => {
  await page.goto('/no/such/screen');
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(areaOnScreen(page, 'market').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
});

test('a guest is sent to sign in from a screen of users, and the way back is kept', async ({ page }) => {
  await page.goto('/');
  await page.goto('/finance?tab=2');
  await expect(page).toHaveURL(`/components/login?back=${encodeURIComponent('/new_account/finance?tab=2')}`);
  await expect(areaOnScreen(page, 'account').getByRole('heading').first()).toBeVisible();
  // Back must not lead into the guarded page again.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

for (const [area, screen] of Object.entries(PUBLIC_SCREENS)) {
  test(`a reload at ${screen} brings the same screen of ${area}`, async ({ page }) => {
    await page.goto(`${screen}?id=7`);
    await expect(areaOnScreen(page, area).getByRole('heading').first()).toBeVisible();
    // A trading screen has the last price before it.
    const title = (await page.title()).split(' | ').at(-1) ?? '';
    await page.reload();
    await expect(areaOnScreen(page, area).getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(`${screen}?id=7`);
    await expect.poll(() => page.title()).toContain(title);
  });
}
