import { areaJson } from '@tradefloor/release';
import { integrityOf } from '@tradefloor/release/hash';
import { anAreaJson } from '@tradefloor/release/sample-builds';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BadBuild, makeBadBuild } from './make-bad-build';

const CHUNK = 'self.chunks_mf_spot_v1_0_0_goodgood.push(1);';
const STYLE = '.a { color: red }';
let folder: string;
let good: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bad-build-'));
  good = path.join(folder, 'good');
  const contents = {
    'entry.js': `window.mf_spot_v1_0_0_goodgood = ["${integrityOf(CHUNK)}", "${integrityOf(STYLE)}"];`,
    'chunk.js': CHUNK,
    'style.css': STYLE,
  };
  await mkdir(good);
  for (const [name, content] of Object.entries(contents)) await writeFile(path.join(good, name), content);
  const files = Object.entries(contents).map(([name, content]) => ({
    path: name,
    integrity: integrityOf(content),
    bytes: content.length,
  }));
  const said = anAreaJson({
    build: 'goodgood',
    federation: 'mf_spot_v1_0_0_goodgood',
    preload: ['entry.js', 'style.css', 'chunk.js'],
    files,
  });
  await writeFile(path.join(good, 'area.json'), JSON.stringify(said));
});
afterEach(() => rm(folder, { recursive: true }));

const KINDS: readonly BadBuild[] = [
  'good',
  'entry-throws',
  'exposes-nothing',
  'mount-throws',
  'mount-hangs',
  'unmount-hangs',
  'crashes-later',
  'chunk-missing',
  'platform-too-new',
  'entry-missing',
  'tampered-entry',
  'tampered-chunk',
  'tampered-style',
];

describe('makeBadBuild', () => {
  it.each(KINDS)('%s can be published: what it lists is what stands there', async kind => {
    const made = await makeBadBuild(kind, good, path.join(folder, `made-${kind}`));
    const said = areaJson.parse(JSON.parse(await readFile(path.join(made.folder, 'area.json'), 'utf8')));
    expect(said).toMatchObject({ area: 'spot', build: made.build, federation: `mf_spot_v1_0_0_${made.build}` });
    const standing = (await readdir(made.folder)).filter(name => name !== 'area.json');
    expect(said.files.map(file => file.path)).toEqual(standing.toSorted());
    for (const file of said.files) {
      expect(integrityOf(await readFile(path.join(made.folder, file.path)))).toBe(file.integrity);
    }
    for (const file of [...made.spoil.remove, ...made.spoil.tamper]) expect(standing).toContain(file);
  });

  it('carries the hashes of its own files into the copied entry', async () => {
    const made = await makeBadBuild('good', good, path.join(folder, 'copy'));
    const entry = await readFile(path.join(made.folder, 'entry.js'), 'utf8');
    expect(entry).toContain(integrityOf(CHUNK.replace('goodgood', made.build)));
    expect(entry).not.toContain(integrityOf(CHUNK));
    expect(entry).toContain(`mf_spot_v1_0_0_${made.build}`);
  });
});
