import { readFileSync } from 'node:fs';

/**
 * Files that do not keep a rule yet, by rule. The list only shrinks: a listed file that keeps its rule is an error too,
 * and `lint-rules.test.ts` counts them.
 */
export const EXCEPTIONS = JSON.parse(readFileSync(new URL('exceptions.json', import.meta.url), 'utf8'));

export const pathOf = context => context.physicalFilename.slice(context.cwd.length + 1).replaceAll('\\', '/');
