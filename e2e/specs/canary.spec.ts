import type { Browser, Page } from '@playwright/test';
import type { MadeBuild } from '@tradefloor/build/bad-builds';
import { canariesFor, DRAWS, readRegistry } from '@tradefloor/release';
import { HEADLINE, headline, marketSaying } from '../suite/home';
import type { Suite } from '../suite/suite';
import { expect, test } from '../suite/test';

const SHARE = ['--percent', '50', '--steps', '50', '--visits', '3', '--minutes', '0', '--every', '1'];

/** Goes on until the canary is promoted or taken back; what it says at its end. */
function beginCanary(suite: Suite, { area, build }: MadeBuild) {
  const begun = { isOver: false, end: Promise.resolve('') };
  begun.end = suite
    .ops('canary', area, build, ...SHARE, '--gateways', suite.url)
    .catch(String)
    .finally(() => {
      begun.isOver = true;
    });
  return begun;
}

/** Comes again as somebody else with the same draw would: one browser counts once an hour. */
async function comeAsAnother(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('tf.counted'));
  await page.goto('/');
}

/** Browsers that the build is tried on and is not, as soon as it is tried on anybody. */
async function browsersFor({ area, build }: MadeBuild, suite: Suite, browser: Browser) {
  const known = async () => readRegistry(await (await fetch(`${suite.url}/registry`)).json()).registry;
  await expect.poll(async () => (await known()).areas[area]?.canary?.build).toBe(build);
  const registry = await known();
  const pageOf = async (isIn: boolean) => {
    const all = Array.from({ length: DRAWS }, (_, draw) => draw);
    const draw = all.find(each => canariesFor(registry, each, new Date()).length > 0 === isIn) ?? 0;
    const context = await browser.newContext({ baseURL: suite.url, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'tf_draw', value: String(draw), url: suite.url }]);
    return context.newPage();
  };
  return { within: await pageOf(true), without: await pageOf(false) };
}

test('a build is tried on some browsers, and everybody gets it when it does well', async ({
  browser,
  releases,
  suite,
}) => {
  const next = await marketSaying(releases, 'Tried on some.');
  await releases.publish(next);
  const canary = beginCanary(suite, next);
  const { within, without } = await browsersFor(next, suite, browser);
  for (const page of [within, without]) await page.goto('/');
  await expect(headline(without)).toHaveText(HEADLINE);
  // Each is told of when it is left.
  while (!canary.isOver) {
    await comeAsAnother(within);
    await expect(headline(within)).toHaveText('Tried on some.');
    // Whose own build is gone by then has the one that was promoted.
    await comeAsAnother(without);
  }
  expect(await canary.end).toContain(`market ${next.build} is stable`);
  await expect(headline(without)).toHaveText('Tried on some.');
  // How it felt is told as well, with the visit of a page that is left.
  await expect
    .poll(async () => {
      await within.goto('/');
      await expect(headline(within)).toHaveText('Tried on some.');
      return (await fetch(`${suite.url}/metrics`)).text();
    })
    .toMatch(new RegExp(`build_lcp_seconds_count\\{area="market",build="${next.build}"\\} [1-9]`));
  await Promise.all([within, without].map(page => page.context().close()));
});

test('a build that breaks where it is tried is taken back, and nobody misses the screen meanwhile', async ({
  browser,
  releases,
  suite,
}) => {
  const bad = await releases.make('market', 'mount-throws');
  await releases.publish(bad);
  const canary = beginCanary(suite, bad);
  const { within, without } = await browsersFor(bad, suite, browser);
  await within.goto('/quotation');
  await expect(headline(within)).toHaveText('Markets');
  await within.goto('/');
  await expect
    .poll(async () => (await fetch(`${suite.url}/metrics`)).text())
    .toMatch(new RegExp(`build_visits_total\\{area="market",build="${bad.build}",end="failed"\\} [1-9]`));
  // A few do not make a crowd: what the others' tabs would tell.
  const { stable } = readRegistry(await (await fetch(`${suite.url}/registry`)).json()).registry.areas['market'] ?? {};
  const times = { loadMs: 20, mountMs: 30, longestTaskMs: 0 };
  const well = { area: 'market', build: stable ?? '', failed: false, times };
  const broken = { area: 'market', build: bad.build, failed: true, times: null };
  const visits = [...Array.from({ length: 18 }, () => well), broken, broken];
  await expect
    .poll(
      async () => {
        if (!canary.isOver) await without.request.post('/beacon', { data: { kind: 'visits', visits } });
        return canary.isOver;
      },
      { intervals: [500], timeout: 60_000 },
    )
    .toBe(true);
  expect(await canary.end).toMatch(/is taken back .* worse by failed, sure to 9\d\.\d %/);
  await expect.poll(async () => suite.ops('status', 'market')).not.toContain(`${bad.build} 50 %`);
  await without.goto('/quotation');
  await expect(headline(without)).toHaveText('Markets');
  await Promise.all([within, without].map(page => page.context().close()));
});
