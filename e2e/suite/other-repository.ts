import { expect, type Page } from '@playwright/test';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDesk } from './desk';
import { runElsewhere } from './elsewhere';
import { program } from './prepare';
import type { Suite } from './suite';

export interface Elsewhere {
  /** Of the area, with nothing of this repository above it. */
  readonly folder: string;
  readonly tradefloor: (...args: string[]) => Promise<string>;
}

interface Making {
  /** Makes `node_modules` of what the area's `package.json` names. */
  readonly install: (folder: string) => Promise<void>;
  /** What else holds of it, once it is built and before it is handed over. */
  readonly holds?: (elsewhere: Elsewhere, build: string) => Promise<void>;
}

/** Packed, installed, built and tested once, in a folder of its own; then handed over, promoted and shown. */
export async function madeElsewhere(page: Page, suite: Suite, { install, holds }: Making): Promise<void> {
  const elsewhere = await realpath(await mkdtemp(path.join(tmpdir(), 'another-repository-')));
  const endDesk = await openDesk(suite);
  try {
    await program('shared/build/src/command-line/main.ts', ['new', 'lending', '--into', elsewhere]);
    const folder = path.join(elsewhere, 'mf-lending');
    await install(folder);
    expect(await realpath(path.join(folder, 'node_modules/@tradefloor/area'))).toContain(elsewhere);

    const env = { XDG_CONFIG_HOME: path.join(elsewhere, 'config'), TRADEFLOOR_SUITE: suite.url };
    const tradefloor = (...args: string[]) =>
      runElsewhere(folder, path.join(folder, 'node_modules/.bin/tradefloor'), args, env);
    const [built] = await Promise.all([tradefloor('build'), tradefloor('test')]);
    const [, build = ''] = /^built +lending +(\w+)/.exec(built) ?? [];
    const { calls } = JSON.parse(await readFile(path.join(folder, '.build/lending', build, 'area.json'), 'utf8'));
    for (const call of ['GET /api/message/list', 'POST /api/message/read', 'POST /api/news/list'])
      expect(calls).toContain(call);
    expect(calls).not.toContain('POST /api/wallet/out');
    await holds?.({ folder, tradefloor }, build);

    const [, key = ''] = /publishers trust TEAM (\S+)/.exec(await tradefloor('keys', 'new')) ?? [];
    await expect(tradefloor('publish')).rejects.toThrow('trusted by nobody here');
    await suite.ops('publishers', 'trust', 'lenders', key, '--areas', 'lending', '--why', 'a team of its own');
    expect(await tradefloor('publish')).toContain(`lending ${build} is published; nobody gets it before`);

    expect(JSON.parse(await suite.ops('status', '--json'))).toMatchObject({ areas: { lending: { stable: null } } });
    await suite.ops('promote', 'lending', build);
    await page.goto('/lending');
    await expect(page.getByRole('main').locator('[data-area="lending"]')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Lending', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('table', { name: 'Notices', exact: true })).toBeVisible();
  } finally {
    await endDesk();
    await rm(elsewhere, { recursive: true, force: true });
  }
}
