import * as fc from 'fast-check';
import { candidates, needsNewerShell, onlyFor, onlyOffered } from './choose-build';
import { satisfies } from './platform-range';
import type { AreaReleases, Build, Registry } from './registry';
import { aBuild, aRoute, releasesOf } from './sample-builds';

const ids = ['aaaaaaa1', 'aaaaaaa2', 'aaaaaaa3', 'aaaaaaa4'];
const id = fc.constantFrom(...ids);
const someIds = fc.uniqueArray(id);
const range = fc.constantFrom('^1.0.0', '^1.2.0', '^2.0.0');

const anyReleases = fc
  .record({
    builds: fc.uniqueArray(fc.record({ build: id, platform: range }), { selector: ({ build }) => build }),
    stable: fc.option(id),
    lastGood: someIds,
    blocked: someIds,
  })
  .map(({ builds, ...pointers }) => releasesOf(builds.map(aBuild), pointers));

describe('candidates', () => {
  const old = aBuild({ build: 'aaaaaaa1', platform: '^1.0.0' });
  const middle = aBuild({ build: 'aaaaaaa2', platform: '^1.2.0' });
  const newest = aBuild({ build: 'aaaaaaa3', platform: '^1.3.0' });

  it('offers the stable build first, then the last good ones', () => {
    const releases = releasesOf([newest, middle, old], { stable: 'aaaaaaa3', lastGood: ['aaaaaaa1', 'aaaaaaa2'] });
    expect(candidates(releases, '1.3.0').map(({ build }) => build)).toEqual(['aaaaaaa3', 'aaaaaaa1', 'aaaaaaa2']);
  });

  it('passes over a build that needs a newer platform than an open tab has', () => {
    const releases = releasesOf([newest, middle, old], { stable: 'aaaaaaa3', lastGood: ['aaaaaaa2', 'aaaaaaa1'] });
    expect(candidates(releases, '1.2.4').map(({ build }) => build)).toEqual(['aaaaaaa2', 'aaaaaaa1']);
  });

  it('never offers a build that is only published', () => {
    expect(candidates(releasesOf([newest, old], { stable: 'aaaaaaa1' }), '1.9.0')).toEqual([old]);
  });

  it('leaves out what is blocked for all and what this session has blocked for itself', () => {
    const releases = releasesOf([newest, middle, old], {
      stable: 'aaaaaaa3',
      lastGood: ['aaaaaaa2', 'aaaaaaa1'],
      blocked: ['aaaaaaa3'],
    });
    expect(candidates(releases, '1.3.0', new Set(['aaaaaaa2']))).toEqual([old]);
  });

  it('offers only known, promoted, unblocked builds that fit, each once, the fitting stable one first', () => {
    fc.assert(
      fc.property(anyReleases, someIds, fc.constantFrom('1.0.0', '1.2.3', '2.0.0'), (releases, mine, version) => {
        const offered = candidates(releases, version, new Set(mine));
        const names = offered.map(({ build }) => build);
        expect(new Set(names).size).toBe(names.length);
        for (const build of offered) {
          expect(releases.builds).toContain(build);
          expect([releases.stable, ...releases.lastGood]).toContain(build.build);
          expect([...releases.blocked, ...mine]).not.toContain(build.build);
          expect(satisfies(version, build.platform)).toBe(true);
        }
        const stableFirst =
          releases.stable === names[0] || releases.stable === null || !names.includes(releases.stable);
        expect(stableFirst).toBe(true);
        expect(needsNewerShell(releases, version, new Set(mine)) && offered.length > 0).toBe(false);
      }),
    );
  });
});

describe('needsNewerShell', () => {
  const releases = releasesOf([aBuild({ build: 'aaaaaaa1', platform: '^2.0.0' })], { stable: 'aaaaaaa1' });

  it.each([
    ['nothing that is offered runs here', releases, true],
    ['nothing is offered at all', releasesOf([], {}), false],
    ['all that is offered is blocked', { ...releases, blocked: ['aaaaaaa1'] }, false],
  ])('%s', (_, given, expected) => {
    expect(needsNewerShell(given, '1.4.0')).toBe(expected);
  });
});

function idsOf(builds: readonly Build[]): string[] {
  return builds.map(({ build }) => build);
}

function only(releases: AreaReleases): Registry {
  return { schema: 1, revision: 3, updated: '', areas: { spot: releases } };
}

describe('what clients are given', () => {
  const versions = ['1.0.0', '1.2.3', '2.0.0'];

  it('onlyOffered: every client has the same choice as from the whole, and nothing else to read', () => {
    fc.assert(
      fc.property(anyReleases, fc.constantFrom(...versions), (releases, version) => {
        const { spot = releasesOf([]) } = onlyOffered(only(releases)).areas;
        expect(candidates(spot, version)).toEqual(candidates(releases, version));
        expect(needsNewerShell(spot, version)).toBe(needsNewerShell(releases, version));
        expect(spot.builds.length).toBeLessThanOrEqual(1 + releases.lastGood.length);
      }),
    );
  });

  it('onlyFor: this client has the first of its choice, and knows when it needs a newer shell', () => {
    fc.assert(
      fc.property(anyReleases, fc.constantFrom(...versions), fc.nat({ max: 3 }), (releases, version, fallbacks) => {
        const { spot = releasesOf([]) } = onlyFor(only(releases), version, fallbacks).areas;
        const whole = candidates(releases, version).slice(0, 1 + fallbacks);
        expect(idsOf(candidates(spot, version))).toEqual(idsOf(whole));
        expect(needsNewerShell(spot, version)).toBe(needsNewerShell(releases, version));
        expect(spot.builds.length).toBeLessThanOrEqual(1 + fallbacks);
      }),
    );
  });

  it('onlyFor: of a build, it tells the files that it starts with', () => {
    const integrity = `sha384-${'A'.repeat(64)}`;
    const files = ['entry.js', 'first.css', 'later.js'].map(path => ({ path, integrity, bytes: 1 }));
    const routes = [aRoute({ preload: ['later.js'] })];
    const told = { texts: { en: ['later.js'] }, calls: ['GET /api/later.js'] };
    const build = aBuild({ build: 'aaaaaaa1', preload: ['first.css'], files, routes, ...told });
    const { spot } = onlyFor(only(releasesOf([build], { stable: 'aaaaaaa1' })), '1.0.0', 0).areas;
    expect(spot?.builds[0]?.files.map(({ path }) => path)).toEqual(['entry.js', 'first.css']);
    // The gateway alone preloads: the page needs no list of it.
    expect(JSON.stringify(spot)).not.toContain('later.js');
  });
});
