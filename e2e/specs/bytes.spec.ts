import { AREA_KB, SHELL_KB } from '../bench/bytes/bars';
import { declaredByAreas, declaredByShell } from '../bench/bytes/declared';
import { scriptsBeforeFirstContent } from '../bench/bytes/fetched-scripts';
import { accountOf, tokenOf } from '../suite/sign-in';
import type { Suite } from '../suite/suite';
import { expect, test } from '../suite/test';

test('no route carries more JavaScript to its first screen than it may', async () => {
  test.slow();
  const routes = await declaredByAreas();
  expect.soft(await declaredByShell(), 'the shell').toBeLessThanOrEqual(SHELL_KB);
  for (const { area, route, kB } of routes) expect.soft(kB, `${area} at ${route}`).toBeLessThanOrEqual(AREA_KB);
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
