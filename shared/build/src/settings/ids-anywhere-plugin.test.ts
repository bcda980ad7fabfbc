import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { IdsAnywherePlugin } from './ids-anywhere-plugin';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ids-anywhere-'));
  await writeFile(path.join(folder, 'area.js'), 'export const mount = () => 0;');
});
afterEach(() => rm(folder, { recursive: true }));

function compiled(): Promise<Stats> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: {},
    output: { path: path.join(folder, 'out'), library: { type: 'window', name: 'area' } },
    plugins: [
      new IdsAnywherePlugin(),
      new ModuleFederationPlugin({
        name: 'area',
        filename: 'entry.js',
        exposes: { './area': './area.js' },
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler?.run((problem, stats) => {
      compiler.close(() => (stats ? resolve(stats) : reject(problem)));
    });
  });
}

it('gives the two modules of federation ids that say nothing of where they lie', async () => {
  const { compilation } = await compiled();
  expect(compilation.errors).toEqual([]);
  const ids = [...compilation.modules]
    .filter(module => /container entry|\.federation/.test(module.identifier()))
    .map(module => compilation.chunkGraph.getModuleId(module))
    .filter(id => id !== null);
  expect(new Set(ids)).toEqual(new Set([1, 2]));
});
