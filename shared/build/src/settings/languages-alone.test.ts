import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { languagesAlone } from './languages-alone';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'languages-alone-'));
  await mkdir(path.join(folder, 'locales'));
  for (const name of ['en', 'spa', 'same-as-english'])
    await writeFile(path.join(folder, 'locales', `${name}.json`), '{}');
  await writeFile(
    path.join(folder, 'main.js'),
    'export const texts = code => import(/* webpackChunkName: "texts-[request]" */ `./locales/${code}.json`);',
  );
});
afterEach(() => rm(folder, { recursive: true }));

it('takes texts into a build, and nothing that only checks read', async () => {
  const output = { path: path.join(folder, 'out'), filename: 'main.js', chunkFilename: '[name].js' };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output,
    plugins: [languagesAlone()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run(problem => compiler.close(() => (problem ? reject(problem) : resolve())));
  });
  expect((await readdir(output.path)).sort()).toEqual(['main.js', 'texts-en-json.js', 'texts-spa-json.js']);
});
