import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDesk } from '../suite/desk';
import { installElsewhere, runElsewhere } from '../suite/elsewhere';
import { program } from '../suite/prepare';
import { expect, test } from '../suite/test';

// Packed, installed, built and tested once, in a folder that has nothing of this repository above it.
test('an area of another repository is made from tarballs, handed over, promoted and shown', async ({
  page,
  suite,
  // Everybody has again afterwards what they had.
  releases: _restored,
}) => {
  // Six programs one after the other, each with a compiler to load: on a busy machine a minute or two.
  test.setTimeout(600_000);
  const elsewhere = await realpath(await mkdtemp(path.join(tmpdir(), 'another-repository-')));
  const desk = await openDesk(suite);
  try {
    await program('shared/build/src/command-line/main.ts', ['new', 'lending', '--into', elsewhere]);
    const folder = path.join(elsewhere, 'mf-lending');
    await installElsewhere(folder);
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

    const [, key = ''] = /publishers trust TEAM (\S+)/.exec(await tradefloor('keys', 'new')) ?? [];
    await expect(tradefloor('publish')).rejects.toThrow('trusted by nobody here');
    await desk.ops('publishers', 'trust', 'lenders', key, '--areas', 'lending', '--why', 'a team of its own');
    expect(await tradefloor('publish')).toContain(`lending ${build} is published; nobody gets it before`);

    expect(JSON.parse(await desk.ops('status', '--json'))).toMatchObject({ areas: { lending: { stable: null } } });
    await desk.ops('promote', 'lending', build);
    await page.goto('/lending');
    await expect(page.getByRole('main').locator('[data-area="lending"]')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Lending', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('table', { name: 'Notices', exact: true })).toBeVisible();
  } finally {
    await desk.end();
    await rm(elsewhere, { recursive: true, force: true });
  }
});
