import type { AreaJson, AreaRoute, Label } from './area-json';
import type { AreaReleases, Build } from './registry';
import type { ShellJson } from './shell-json';

/** Builders for the tests of whoever reads a registry: this package, ops, the gateway and the shell. */

export function inAllLanguages(text: string): Label {
  return { en: text, hk: text, jp: text, kr: text, spa: text, zh: text };
}

export function anAreaJson(change: Partial<AreaJson> = {}): AreaJson {
  const { area = 'spot', build = 'ab12cd34' } = change;
  return {
    schema: 1,
    area,
    version: '1.0.0',
    build,
    federation: `mf_${area.replaceAll('-', '_')}_v1_0_0_${build}`,
    platform: '^1.0.0',
    shared: {},
    entry: 'entry.js',
    preload: ['entry.js'],
    routes: [],
    menu: [],
    parts: [],
    files: [{ path: 'entry.js', integrity: `sha384-${'A'.repeat(64)}`, bytes: 120 }],
    ...change,
  };
}

export function aBuild(change: Partial<Build> = {}): Build {
  const said = anAreaJson(change);
  return {
    ...said,
    base: `/builds/${said.area}/${said.build}/`,
    published: '2026-11-20T10:00:00.000Z',
    ...change,
  };
}

export function releasesOf(builds: Build[], pointers: Partial<AreaReleases> = {}): AreaReleases {
  return { builds, stable: null, lastGood: [], blocked: [], ...pointers };
}

export function aShellJson(change: Partial<ShellJson> = {}): ShellJson {
  return {
    schema: 1,
    version: '1.0.0',
    build: 'ffee0011',
    platform: '1.0.0',
    shared: { react: '19.3.1' },
    scripts: ['main.js'],
    policies: ['default'],
    styles: ['main.css'],
    preload: [],
    files: [
      { path: 'main.js', integrity: `sha384-${'B'.repeat(64)}`, bytes: 80 },
      { path: 'main.css', integrity: `sha384-${'C'.repeat(64)}`, bytes: 40 },
    ],
    ...change,
  };
}

export function aRoute(change: Partial<AreaRoute> = {}): AreaRoute {
  const title = inAllLanguages('Trade');
  return { path: '/dealCenter', aliases: [], access: 'public', frame: 'none', look: 'page', title, ...change };
}
