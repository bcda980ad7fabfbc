import { AREA_KB, SHELL_KB } from '../bench/bytes/bars';
import { declaredByAreas, declaredByShell } from '../bench/bytes/declared';
import { scriptsBeforeFirstContent } from '../bench/bytes/fetched-scripts';
import { accountOf, tokenOf } from '../suite/sign-in';
import type { Suite } from '../suite/suite';
import { expect, test } from '../suite/test';

/** Routes that miss the bar, held near what they were when all were first counted: they may only shrink. */
const OVER: Readonly<Record<string, number>> = {
  '/dealCenter': 105,
  '/components/login': 75,
  '/components/register': 85,
  '/forgetPwd': 75,
  '/resetPwd': 75,
  '/bindEmail': 75,
  '/account/authentication': 75,
  '/account/userSetting': 85,
  '/account/payment': 75,
  '/setCash': 70,
};

test('no route carries more JavaScript to its first screen than it may', async () => {
  test.slow();
  const routes = await declaredByAreas();
  expect.soft(await declaredByShell(), 'the shell').toBeLessThanOrEqual(SHELL_KB);
  for (const { area, route, kB } of routes)
    expect.soft(kB, `${area} at ${route}`).toBeLessThanOrEqual(OVER[route] ?? AREA_KB);
  // Who has come under the bar is held to it from then on.
  const under = routes.filter(({ route, kB }) => route in OVER && kB <= AREA_KB).map(({ route }) => route);
  const gone = Object.keys(OVER).filter(path => !routes.some(({ route }) => route === path));
  expect([...under, ...gone]).toEqual([]);
});

test('a cold tab asks for what was counted, and for nothing else', async ({ browser, suite }) => {
  test.slow();
  const routes = await declaredByAreas();
  const firsts = routes.filter(({ area }, at) => routes.findIndex(other => other.area === area) === at);
  const visited = await anEarlierVisit(suite);
  for (const { area, route, access, files } of firsts) {
    const storage = access === 'user' ? visited : {};
    const scripts = await scriptsBeforeFirstContent(browser, suite.url + route, storage);
    const asked = scripts.map(({ address }) => new URL(address).pathname);
    const shell = scripts.filter((_, at) => asked[at]?.startsWith('/shell/'));
    const kB = shell.reduce((sum, { compressed }) => sum + compressed, 0) / 1000;
    expect.soft(kB, `the shell at ${route}`).toBeLessThanOrEqual(SHELL_KB);
    const isCounted = (path: string) =>
      path.startsWith('/shell/') ||
      files.some(file => path.startsWith(`/builds/${area}/`) && path.endsWith(`/${file}`));
    const unforeseen = asked.filter(path => !isCounted(path));
    expect.soft(unforeseen, `${area} at ${route}`).toEqual([]);
  }
});

async function anEarlierVisit(suite: Suite) {
  const kept = { token: await tokenOf(suite.url, 'trader'), accountNum: accountOf('trader') };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: suite.url, localStorage }] } };
}
