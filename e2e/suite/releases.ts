import type { BrowserContext } from '@playwright/test';
import { type BadBuild, type MadeBuild, makeBadBuild } from '@tradefloor/build/bad-builds';
import { newestRegistry } from '@tradefloor/release/folder';
import { shellJson } from '@tradefloor/release';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildOf } from './prepare';
import type { Suite } from './suite';

export interface Releases {
  /** Where a test may write builds. */
  readonly folder: string;
  /** A build of the area like the one in service, but for its id, for how it goes wrong, and for what it says. */
  make(area: string, kind?: BadBuild, saying?: Readonly<Record<string, string>>): Promise<MadeBuild>;
  publish(...builds: readonly MadeBuild[]): Promise<void>;
  /** Points people at it; resolves with the moment at which the gateway served it. */
  promote(build: MadeBuild, ...options: string[]): Promise<number>;
  /** The folder of a shell that promises more than any page has: `--shell` of an operator who has released it. */
  newerShell(): Promise<string>;
  /** All areas point where they did when the test began. */
  restore(): Promise<void>;
}

let made = 0;

export async function releasesOf(suite: Suite): Promise<Releases> {
  const { store, folder } = suite;
  const before = await newestRegistry(store);
  return {
    folder,
    async make(area, kind = 'good', saying = {}) {
      made += 1;
      const good = await buildOf(area);
      return makeBadBuild(kind, good.folder, path.join(folder, 'made', `${area}-${kind}-${made}`), saying);
    },
    async publish(...builds) {
      await suite.ops('publish', ...builds.map(build => build.folder));
    },
    async promote({ area, build }, ...options) {
      await suite.ops('promote', area, build, ...options);
      return Date.now();
    },
    async newerShell() {
      const { folder: shell } = await buildOf('shell');
      const said = shellJson.parse(JSON.parse(await readFile(path.join(shell, 'shell.json'), 'utf8')));
      const newer = path.join(folder, 'made', 'newer-shell');
      await mkdir(newer, { recursive: true });
      await writeFile(path.join(newer, 'shell.json'), JSON.stringify({ ...said, platform: '999.0.0' }));
      return newer;
    },
    async restore() {
      const now = await newestRegistry(store);
      if (before === null || now?.revision === before.revision) return;
      await suite.ops('rollback', '--to-revision', String(before.revision), '--now');
    },
  };
}

/**
 * What is missing or changed comes so to these pages: neither `ops` nor the gateway gives out a build of which the store
 * lost something.
 */
export async function spoilOnTheWay(context: BrowserContext, made: MadeBuild): Promise<void> {
  const { area, build, folder, spoil } = made;
  const address = (file: string) => `**/builds/${area}/${build}/${file}`;
  for (const file of spoil.remove) await context.route(address(file), route => route.fulfill({ status: 404 }));
  for (const file of spoil.tamper) {
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    const body = `${await readFile(path.join(folder, file), 'utf8')}\n/* changed on the way */\n`;
    await context.route(address(file), route => route.fulfill({ contentType, body }));
  }
}
