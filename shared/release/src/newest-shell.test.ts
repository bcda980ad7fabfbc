import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newestShellFolder } from './newest-shell';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'root-'));
  await mkdir(path.join(root, '.build'));
});
afterEach(() => rm(root, { recursive: true }));

describe('newestShellFolder', () => {
  it('is the one that the last build of all left', async () => {
    const built = [
      { name: 'spot', folder: '/b/spot/1' },
      { name: 'shell', folder: '/b/shell/2' },
    ];
    await writeFile(path.join(root, '.build', 'latest.json'), JSON.stringify(built));
    expect(await newestShellFolder(root)).toBe('/b/shell/2');
  });

  it.each(['', '{}', '[null]', '[{"name":"spot","folder":"/b"}]'])('is none where %j was left', async content => {
    await writeFile(path.join(root, '.build', 'latest.json'), content);
    expect(await newestShellFolder(root)).toBeNull();
  });

  it('is none before the first build', async () => {
    expect(await newestShellFolder(root)).toBeNull();
  });
});
