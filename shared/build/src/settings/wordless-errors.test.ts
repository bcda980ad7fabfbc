import { readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const wordless = createRequire(__filename)('./wordless-errors.cjs') as (source: string) => string;

test('leaves the errors of federation their codes, and takes their sentences', async () => {
  const enhanced = await realpath(path.join(__dirname, '../../node_modules/@module-federation/enhanced'));
  const source = await readFile(path.join(enhanced, '../error-codes/dist/desc.mjs'), 'utf8');
  const sentence = /\[RUNTIME_\d+\]: "[^"]/g;
  expect(source.match(sentence)?.length).toBeGreaterThan(10);
  const taken = wordless(source);
  expect(taken).not.toMatch(sentence);
  expect(taken.match(/\[RUNTIME_\d+\]: ""/g)).toHaveLength(source.match(sentence)?.length ?? 0);
});
