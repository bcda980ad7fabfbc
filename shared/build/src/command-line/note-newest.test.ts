import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Built } from '../build-all';
import { noteNewest } from './note-newest';

const aBuild = (name: string, build: string): Built => ({
  name,
  build,
  folder: `/builds/${name}/${build}`,
  kind: 'built',
});

describe('the newest builds', () => {
  let folder: string;
  let file: string;
  const noted = async () => {
    const builds: Built[] = JSON.parse(await readFile(file, 'utf8'));
    return Object.fromEntries(builds.map(({ name, build }) => [name, build]));
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'newest-'));
    file = path.join(folder, 'latest.json');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are those that were built together, and no others', async () => {
    await noteNewest(file, [aBuild('shell', 'aaaaaaaa'), aBuild('gone', 'bbbbbbbb')], true);
    await noteNewest(file, [aBuild('shell', 'cccccccc'), aBuild('spot', 'dddddddd')], true);
    expect(await noted()).toEqual({ shell: 'cccccccc', spot: 'dddddddd' });
  });

  it('have the shell that was built alone, beside what was built before', async () => {
    await noteNewest(file, [aBuild('shell', 'aaaaaaaa'), aBuild('spot', 'bbbbbbbb')], true);
    await noteNewest(file, [aBuild('shell', 'cccccccc')], false);
    expect(await noted()).toEqual({ shell: 'cccccccc', spot: 'bbbbbbbb' });
  });

  it.each([null, '{"half', '{}'])('begin anew where the file is %s', async text => {
    if (text !== null) await writeFile(file, text);
    await noteNewest(file, [aBuild('shell', 'cccccccc')], false);
    expect(await noted()).toEqual({ shell: 'cccccccc' });
  });
});
