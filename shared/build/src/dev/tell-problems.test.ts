import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { tellProblems } from './tell-problems';

it('says in the terminal what does not compile, and when it does again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'terminal-'));
  const said = [jest.spyOn(console, 'error'), jest.spyOn(console, 'log')].map(spy => spy.mockReturnValue());
  const compiler = webpack({ mode: 'none', context: folder, entry: './main.js', output: { path: folder } });
  if (!compiler) throw new Error('webpack made no compiler');
  tellProblems(compiler, 'lending');
  const compiled = async (source: string) => {
    await writeFile(path.join(folder, 'main.js'), source);
    await new Promise(resolve => compiler.run(resolve));
    return said.map(spy => spy.mock.calls.splice(0).map(([line]) => String(line)));
  };
  const words = [[expect.stringContaining('ERROR in ./main.js')], []];
  expect(await compiled('1;')).toEqual([[], []]);
  expect(await compiled('const x = ;')).toEqual(words);
  expect(await compiled('const y = ;')).toEqual(words);
  const [[missing = ''] = []] = await compiled("import 'gone';");
  expect(missing).toContain("Module not found: Error: Can't resolve 'gone'");
  expect(missing.split('\n').length).toBeLessThan(6);
  expect(await compiled('2;')).toEqual([[], ['mf-lending compiles again.']]);
  await new Promise(resolve => compiler.close(resolve));
  await rm(folder, { recursive: true });
});
