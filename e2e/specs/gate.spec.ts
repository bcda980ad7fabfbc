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
import type { Suite } from '../suite/suite';
import { expect, test } from '../suite/test';

/** The rule that is meant for each harm, or either of two, and what it says of it: its key and values. */
const MEANT: Readonly<Record<Harm, readonly [rule: string, says: RegExp]>> = {
  'loops-for-ever': ['the-page-goes-on-answering', /^figure\.frozen\./],
  'loops-in-effects': ['the-page-comes-to-rest', /^figure\.busy\./],
  'hides-the-body': ['styles-stay-inside', /reaches body <body>/],
  'covers-the-header': ['the-header-stays-in-reach', /covered .*<div>, "cover"/],
  'restyles-the-header': ['styles-stay-inside', /reaches header a <a>/],
  'leaves-styles': ['nothing-is-left-in-the-page', /stays\.sheet \[data-area\] h1/],
  'leaves-elements': ['nothing-is-left-in-the-page', /stays\.element aside body/],
  'replaces-array-methods': ['built-ins-stay-as-they-are', /builtIn Array\.prototype\.map/],
  'replaces-fetch': ['built-ins-stay-as-they-are', /builtIn window\.fetch/],
  'replaces-history': ['built-ins-stay-as-they-are', /builtIn history\.pushState/],
  'adds-globals': ['nothing-is-left-on-window', /global leftOfTheBuild/],
  'eats-clicks': ['clicks-arrive', /click\.lost/],
  'leaks-listeners': ['mounts-add-nothing-up', /20 × window resize/],
  'leaks-nodes': ['mounts-add-nothing-up', /^figure\.growth\S* [2-9]\d\d /],
  'leaks-memory': ['mounts-add-nothing-up', /^figure\.growth\.memory [5-9]\d{3} /],
  'eats-keys': ['clicks-arrive', /eaten keydown/],
  'takes-focus': ['clicks-arrive', /figure\.focus/],
  'leaves-handlers': ['built-ins-stay-as-they-are', /builtIn window\.onbeforeunload/],
  'hides-at-unmount': ['the-header-stays-in-reach', /header\.gone/],
  'replaces-hidden-ones': ['built-ins-stay-as-they-are', /builtIn Intl\.NumberFormat/],
  'clears-storage': ['what-others-keep-stays', /figure\.lost/],
  'asks-by-alert': ['the-page-goes-on-answering', /figure\.dialog alert: hey/],
  'sets-cookies': ['what-others-keep-stays', /figure\.cookie mine/],
  // Told by whichever was looking at that moment: who waited for an answer, or who pressed.
  'reloads-the-page': ['the-page-goes-on-answering|clicks-arrive', /figure\.gone|click\.reloaded/],
  'takes-out-the-header': ['the-header-stays-in-reach', /header\.gone/],
  'begins-much': ['nothing-is-left-in-the-page', /stays\.element aside body/],
  'signs-out': ['the-session-is-the-users', /session\.guest/],
  'throws-in-another-language': ['nothing-fails', /knows one language/],
  'is-empty-in-another-language': ['every-route-is-shown', /content\.went/],
  'leaks-in-another-language': ['mounts-add-nothing-up', /5 × window resize/],
  'spills-with-the-theme': ['styles-stay-inside', /reaches header a <a>/],
  'covers-the-header-later': ['the-header-stays-in-reach', /covered .*<div>, "cover"/],
  'leaves-elements-later': ['nothing-is-left-in-the-page', /stays\.element aside body/],
  'shows-nothing-later': ['every-route-is-shown', /content\.none/],
  'throws-on-a-telephone': ['nothing-fails', /knows no telephone/],
  'covers-the-header-on-a-telephone': ['the-header-stays-in-reach', /covered .*<div>, "narrow cover"/],
  'is-wider-than-a-telephone': ['the-header-stays-in-reach', /figure\.header\.pushed [2-3]\d\d/],
  'is-empty-on-a-telephone': ['every-route-is-shown', /content\.none/],
  'fills-the-history': ['what-others-keep-stays', /figure\.history [2-9]\d/],
  'asks-without-a-pause': ['calls-come-with-pauses', /figure\.calls/],
  'wears-html': ['styles-stay-inside', /font-size: 10px.*<html>/],
  // Told by whoever was looking at that moment.
  'pulls-back': ['the-page-goes-on-answering|clicks-arrive', /figure\.gone|click\.lost/],
  'names-the-tab': ['nothing-is-left-in-the-page', /stays\.attributes .*Sale/],
  'throws-later': ['nothing-fails', /this build throws later/],
  'holds-a-swap': ['every-swap-goes-both-ways', /swap\.held/],
  'fills-the-history-slowly': ['what-others-keep-stays', /history\.written [2-6] 1/],
  'rewrites-the-history': ['what-others-keep-stays', /history\.written \d\d 1/],
  'takes-focus-slowly': ['clicks-arrive', /figure\.focus/],
  'listens-to-the-media': ['mounts-add-nothing-up', /1 × MediaQueryList/],
  'listens-to-the-header': ['mounts-add-nothing-up', /1 × header pointerover/],
  'leaves-channels': ['mounts-add-nothing-up', /1 × BroadcastChannel/],
  'leaves-sockets': ['mounts-add-nothing-up', /1 × WebSocket/],
  'leaves-observers': ['mounts-add-nothing-up', /1 × MutationObserver/],
  downloads: ['nothing-is-done-unasked', /a file saved: icon\.svg/],
  'opens-windows': ['nothing-is-done-unasked', /a window opened/],
  'names-the-window': ['nothing-is-left-on-window', /window\.name/],
  prints: ['nothing-is-done-unasked', /print/],
};

/** What the shell itself catches in the tab it reports, by a name of its own. */
const CAUGHT_BY_THE_SHELL = 'nothing-fails';
const REPORTED: Partial<Record<Harm, RegExp>> = {
  'hides-the-body': /^(styles-outside|page-hidden): /,
  'covers-the-header': /^page-covered: /,
  'restyles-the-header': /^(styles-outside|page-hidden): /,
  'leaves-styles': /^styles-outside: /,
  'replaces-array-methods': /^built-ins-replaced: /,
  'replaces-fetch': /^built-ins-replaced: /,
  'replaces-history': /^built-ins-replaced: /,
  'eats-clicks': /^presses-eaten: /,
  'leaves-handlers': /^styles-outside: .*onbeforeunload/,
  'spills-with-the-theme': /^styles-outside: /,
  'covers-the-header-later': /^page-covered: /,
  'covers-the-header-on-a-telephone': /^page-covered: /,
  'hides-at-unmount': /^(styles-outside|page-hidden): /,
  'replaces-hidden-ones': /^built-ins-replaced: /,
  'clears-storage': /^storage-taken: /,
  'asks-by-alert': /^page-stopped: /,
  'sets-cookies': /^storage-taken: /,
  'begins-much': /^(styles-outside|presses-eaten): /,
  'signs-out': /^sign-out-unasked: /,
  'fills-the-history': /^history-filled: /,
  'fills-the-history-slowly': /^history-filled: /,
  'rewrites-the-history': /^history-filled: /,
  'pulls-back': /^history-filled: /,
  'names-the-window': /^styles-outside: .*window\.name/,
  prints: /^page-stopped: /,
};

/**
 * One look finds what one build does of these. What the shell catches, or undoes, in a pause of the page is on its own: a
 * tab that refuses the build for something else may end before the shell has told, and with the build its timers end.
 */
const TOGETHER: readonly (readonly Harm[])[] = [
  ['leaves-elements', 'adds-globals'],
  ['eats-keys', 'takes-focus'],
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
