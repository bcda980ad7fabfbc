import { writeBuildFolder } from '@tradefloor/release/sample-build-folder';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askedBy } from './asked';
import { publish } from './publish';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'publishing-'));
  process.env['XDG_CONFIG_HOME'] = path.join(home, 'config');
});
afterEach(async () => {
  delete process.env['XDG_CONFIG_HOME'];
  await rm(home, { recursive: true });
});

describe('publish', () => {
  it('says what a folder lacks, and makes no key for it', async () => {
    const folder = path.join(home, 'build');
    const published = () => publish(askedBy([folder, '--suite', 'http://127.0.0.1:1'], ['suite'], 1));
    await expect(published()).rejects.toThrow(`${folder} is no build of an area: build it first.`);
    await writeBuildFolder(folder);
    await rm(path.join(folder, 'entry.js'));
    await expect(published()).rejects.toThrow(`${folder} has no entry.js, which its area.json lists: build it again.`);
    expect(await readdir(home)).toEqual(['build']);
  });
});
