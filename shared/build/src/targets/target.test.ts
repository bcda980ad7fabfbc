import { writeBuildFolder } from '@tradefloor/release/sample-build-folder';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isBuilt } from './target';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'built-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('is built again where a file is missing, or is another than was written', async () => {
  const { build } = await writeBuildFolder(folder, {}, { 'entry.js': '/* entry */', 'js/chunk.js': '/* chunk */' });
  const target = { folder, build, description: 'area.json' } as const;
  expect(await isBuilt(target)).toBe(true);
  await writeFile(path.join(folder, 'js/chunk.js'), '/* other */');
  expect(await isBuilt(target)).toBe(false);
  await rm(path.join(folder, 'js/chunk.js'));
  expect(await isBuilt(target)).toBe(false);
  await writeFile(path.join(folder, 'js/chunk.js'), '/* chunk */');
  expect(await isBuilt(target)).toBe(true);
  expect(await isBuilt({ ...target, build: 'zzzzzzzz' })).toBe(false);
});
