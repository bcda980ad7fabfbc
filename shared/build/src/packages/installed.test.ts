import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closure, installedFor } from './workspace-packages';

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'installed-')));
});
afterEach(() => rm(root, { recursive: true }));

async function has(folder: string, name: string, uses: readonly string[]) {
  const dependencies = Object.fromEntries([...uses, 'react'].map(used => [used, '1.0.0']));
  await mkdir(path.join(root, folder), { recursive: true });
  await writeFile(path.join(root, folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', dependencies }));
}

describe('the packages of an area elsewhere', () => {
  it('are those of the suite that it reaches, wherever they were put', async () => {
    await has('.', 'my-area', ['@tradefloor/area']);
    await has('node_modules/@tradefloor/area', '@tradefloor/area', ['@tradefloor/money']);
    await has('node_modules/@tradefloor/area/node_modules/@tradefloor/money', '@tradefloor/money', []);
    await has('node_modules/@tradefloor/charts', '@tradefloor/charts', []);
    const found = closure(await installedFor(root), root);
    expect(found.map(({ name, folder }) => [name, path.relative(root, folder)])).toEqual([
      ['my-area', ''],
      ['@tradefloor/area', 'node_modules/@tradefloor/area'],
      ['@tradefloor/money', 'node_modules/@tradefloor/area/node_modules/@tradefloor/money'],
    ]);
  });

  it('are told by name where one is missing', async () => {
    await has('.', 'my-area', ['@tradefloor/area']);
    await expect(installedFor(root)).rejects.toThrow('my-area uses @tradefloor/area, which is not installed');
  });
});
