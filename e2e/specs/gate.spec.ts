import type { MadeBuild } from '@tradefloor/build/bad-builds';
import { passGate } from '@tradefloor/gate';
import { readRegistry, shellJson } from '@tradefloor/release';
import { LAYOUT, newestRegistry } from '@tradefloor/release/folder';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { aHarmfulBuild, HARMFUL, type Harm } from '../suite/harmful-builds';
import { operate } from '../suite/operate';
import { buildOf } from '../suite/prepare';
import type { Suite } from '../suite/suite';
import { expect, test } from '../suite/test';

/** The rule that is meant for each harm. */
const MEANT: Readonly<Record<Harm, string>> = {
  'loops-for-ever': 'the-page-goes-on-answering',
  'loops-in-effects': 'the-page-comes-to-rest',
  'hides-the-body': 'styles-stay-inside',
  'covers-the-header': 'the-header-stays-in-reach',
  'restyles-the-header': 'styles-stay-inside',
  'leaves-styles': 'nothing-is-left-in-the-page',
  'leaves-elements': 'nothing-is-left-in-the-page',
  'replaces-array-methods': 'built-ins-stay-as-they-are',
  'replaces-fetch': 'built-ins-stay-as-they-are',
  'replaces-history': 'built-ins-stay-as-they-are',
  'adds-globals': 'nothing-is-left-on-window',
  'eats-clicks': 'clicks-arrive',
  'leaks-listeners': 'mounts-add-nothing-up',
  'leaks-nodes': 'mounts-add-nothing-up',
  'signs-out': 'the-session-is-the-users',
  'throws-later': 'nothing-fails',
};

/** What the shell itself catches in the tab, and takes the build away for, it reports. */
const CAUGHT_BY_THE_SHELL = 'nothing-fails';

// Each has a browser of its own; none needs what another has left.
test.describe.configure({ mode: 'parallel' });

const stateOf = (suite: Suite) => path.join(suite.folder, 'gateway');

/** As an operator types it, with the gate on; what it printed. */
async function types(suite: Suite, command: string, { area, build }: MadeBuild, ...options: string[]): Promise<string> {
  const { folder } = await buildOf('shell');
  const env = { TRADEFLOOR_GATE: 'on', EXCHANGE_URL: suite.exchange.url, TRADEFLOOR_STATE: stateOf(suite) };
  const args = [command, area, build, '--store', suite.store, '--shell', folder, ...options];
  return operate(args, env);
}

test('a build like the one in service passes, and is promoted by what was found', async ({ releases, suite }) => {
  test.slow();
  const good = await releases.make('market');
  await releases.publish(good);
  const looked = await types(suite, 'gate', good);
  expect(looked).toContain('passes the gate');
  test.info().annotations.push({ type: 'gate', description: looked });
  expect(await types(suite, 'promote', good)).toContain(`market ${good.build}: passed the gate on`);
  // Whoever goes back and promotes it again needs no other look.
  await suite.ops('rollback', 'market');
  expect(await releases.promote(good)).toBeGreaterThan(0);
});

test('a build that the gate refuses cannot be promoted, but for a reason that stays in the history', async ({
  releases,
  suite,
}) => {
  test.slow();
  const bad = await aHarmfulBuild('adds-globals', releases.folder);
  await releases.publish(bad);
  const refusal = /nothing-is-left-on-window: .*window\.leftOfTheBuild was not there before/;
  await expect(types(suite, 'promote', bad)).rejects.toThrow(refusal);
  // With the gate off too: what it has found stays found.
  await expect(releases.promote(bad)).rejects.toThrow(refusal);
  await releases.promote(bad, '--without', 'nothing-is-left-on-window', '--why', 'shown to a partner');
  const newest = await newestRegistry(suite.store);
  const entry: unknown = JSON.parse(await readFile(LAYOUT.revision(suite.store, newest?.revision ?? 0), 'utf8'));
  expect(entry).toMatchObject({
    why: 'shown to a partner',
    gate: expect.stringContaining('without nothing-is-left-on-window'),
  });
});

for (const harm of HARMFUL) {
  test(`${harm} is refused`, async ({ releases, suite }) => {
    const bad = await aHarmfulBuild(harm, releases.folder);
    await releases.publish(bad);
    const rules = (await foundAbout(suite, bad)).map(({ rule }) => rule);
    expect(rules.filter(rule => rule === MEANT[harm] || rule === CAUGHT_BY_THE_SHELL)).not.toEqual([]);
  });
}

/** What was found, whether or not anybody may promote it. */
async function foundAbout(suite: Suite, { area, build: id }: MadeBuild) {
  const { folder } = await buildOf('shell');
  const { registry } = readRegistry((await newestRegistry(suite.store))?.document);
  const build = registry.areas[area]?.builds.find(known => known.build === id);
  if (build === undefined) throw new Error(`${area} ${id} was not published`);
  const candidate = {
    build,
    registry,
    folderOf: (of: string, which: string) => LAYOUT.build(suite.store, of, which),
    shell: shellJson.parse(JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8'))),
    shellFolder: folder,
    exchange: suite.exchange.url,
    state: stateOf(suite),
  };
  const { findings } = await passGate(candidate, { by: 'kim', now: () => new Date(), env: process.env });
  return findings;
}
