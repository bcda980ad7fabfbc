import { readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const brief = createRequire(__filename)('./brief-log.cjs') as (source: string) => string;

async function loggerOfFederation(): Promise<string> {
  const enhanced = await realpath(path.join(__dirname, '../../node_modules/@module-federation/enhanced'));
  return readFile(path.join(await realpath(path.join(enhanced, '../sdk')), 'dist/logger.js'), 'utf8');
}

test('says to the console what federation said to it, and nothing around it', async () => {
  const source = await loggerOfFederation();
  const taken = brief(source);
  const methods = (text: string) => text.match(/^\t\w+\(.*\) \{$/gm);
  expect(methods(taken)).toEqual(methods(source));
  expect(source).toContain('captureStackTrace');
  expect(taken).not.toMatch(/captureStackTrace|LOGGER_STACK_SKIP_TOKENS|candidate/);

  const said: unknown[][] = [];
  const heard = { ...console, warn: (...words: unknown[]) => said.push(words), info: () => undefined };
  const module = taken.replace(/^import .*$/m, 'const isDebugMode = () => false;').replace(/^export .*$/m, '');
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- what the bundle would run
  new Function('console', `${module}\nlogger.warn('gone', 1); logger.debug('unheard'); logger.success('well');`)(heard);
  expect(said).toEqual([['[ Module Federation ]', 'gone', 1]]);
});
