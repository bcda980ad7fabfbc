import type { MadeBuild } from '@tradefloor/build/bad-builds';
import { passGate } from '@tradefloor/gate';
import type { Said } from '@tradefloor/gate/said';
import { readRegistry, shellJson } from '@tradefloor/release';
import { LAYOUT, newestRegistry } from '@tradefloor/release/folder';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gated, stateOf } from '../suite/gated';
import { aHarmfulBuild, HARMFUL, type Harm } from '../suite/harmful-builds';
import { buildOf } from '../suite/prepare';
import { CAUGHT_BY_THE_SHELL, MEANT, REPORTED } from '../suite/rules-meant';
import type { Suite } from '../suite/suite';
import { expect, test } from '../suite/test';

/**
 * One look finds what one build does of these. What the shell catches, or undoes, in a pause of the page is on its own: a
 * tab that refuses the build for something else may end before the shell has told, and with the build its timers end.
 */
const TOGETHER: readonly (readonly Harm[])[] = [
  ['leaves-elements', 'adds-globals', 'fills-the-disk', 'holds-a-swap-once-left'],
  ['eats-keys', 'takes-focus', 'holds-a-swap-elsewhere'],
  ['takes-focus-slowly', 'holds-a-swap-later'],
  ['leaks-listeners', 'leaks-nodes'],
  ['throws-on-a-telephone', 'is-empty-on-a-telephone'],
  ['covers-the-header-on-a-telephone', 'is-wider-than-a-telephone'],
  ['listens-to-the-media', 'listens-to-the-header', 'leaves-channels', 'leaves-sockets', 'leaves-observers'],
  ['downloads', 'opens-windows'],
];
const ALONE = HARMFUL.filter(harm => !TOGETHER.flat().includes(harm)).map(harm => [harm]);

// Each has a browser of its own; none needs what another has left.
test.describe.configure({ mode: 'parallel' });

test('a build like the one in service passes, and is promoted by what was found', async ({ releases, suite }) => {
  test.slow();
  const good = await releases.make('market');
  await releases.publish(good);
  const looked = await gated(suite, 'gate', good);
  expect(looked).toContain('passes the gate');
  test.info().annotations.push({ type: 'gate', description: looked });
  expect(await gated(suite, 'promote', good)).toContain(`market ${good.build}: passed the gate on`);
  // Whoever goes back and promotes it again needs no other look.
  await suite.ops('rollback', 'market');
  expect(await releases.promote(good)).toBeGreaterThan(0);
});

test('a build that the gate refuses cannot be promoted, but for a reason that stays in the history', async ({
  releases,
  suite,
}) => {
  test.slow();
  const bad = await aHarmfulBuild(releases.folder, 'adds-globals');
  await releases.publish(bad);
  const refusal = /nothing-is-left-on-window: .*window\.leftOfTheBuild was not there before/;
  await expect(gated(suite, 'promote', bad)).rejects.toThrow(refusal);
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

for (const harms of [...TOGETHER, ...ALONE]) {
  test(`refused, each by its rule: ${harms.join(', ')}`, async ({ releases, suite }) => {
    const bad = await aHarmfulBuild(releases.folder, ...harms);
    await releases.publish(bad);
    const findings = await foundAbout(suite, bad);
    const refused = harms.filter(harm => {
      const [meant, says] = MEANT[harm];
      return findings.some(
        ({ rule, figure }) =>
          (meant.split('|').includes(rule) && says.test(told(figure))) ||
          (rule === CAUGHT_BY_THE_SHELL && REPORTED[harm]?.test(told(figure))),
      );
    });
    expect(refused, JSON.stringify(findings)).toEqual(harms);
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
  const { findings } = await passGate(candidate, {
    by: 'kim',
    now: () => new Date(),
    env: process.env,
    tell: () => undefined,
  });
  return findings;
}

const told = ({ key, values }: Said) => [...(key === 'verbatim' ? [] : [key]), ...Object.values(values)].join(' ');
