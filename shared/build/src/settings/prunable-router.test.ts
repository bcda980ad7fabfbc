import { readdir, readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const prunable = createRequire(__filename)('./prunable-router.cjs') as (source: string) => string;

test('leaves the router no component that a minifier must keep though nobody uses it', async () => {
  const link = await realpath(path.join(__dirname, '../../../area/node_modules/react-router-dom'));
  const router = path.join(link, '../react-router/dist/development');
  const files = (await readdir(router)).filter(file => file.endsWith('.mjs'));
  const sources = await Promise.all(files.map(file => readFile(path.join(router, file), 'utf8')));
  const made = / = React\d*\.(?:forwardRef|createContext|memo)\(/;
  expect(sources.some(source => made.test(source))).toBe(true);
  for (const source of sources) {
    const pruned = prunable(source);
    expect(pruned).not.toMatch(made);
    expect(pruned).not.toMatch(/^\w+\.displayName = /m);
  }
});
