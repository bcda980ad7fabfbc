import { satisfies } from '@tradefloor/release';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../root';
import { SHARED_FLOORS } from './shared-modules';

/** What the repository's own catalog pins; the others come with Radix. */
async function pinned(): Promise<Map<string, string>> {
  const catalog = await readFile(path.join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const pins = catalog.matchAll(/^ {2}'?([@\w./-]+)'?: (\d+\.\d+\.\d+)$/gm);
  return new Map([...pins].map(([, name = '', version = '']) => [name, version]));
}

describe('what is shared at run time', () => {
  it.each(['react', 'react-dom', 'i18next'])('%s, as the shell has it, is enough for areas', async name => {
    const version = (await pinned()).get(name) ?? 'not pinned';
    expect(satisfies(version, SHARED_FLOORS[name] ?? 'not shared')).toBe(true);
  });

  it('is listed module by module: a prefix would share what nobody has looked at', () => {
    expect(Object.keys(SHARED_FLOORS).filter(name => name.endsWith('/'))).toEqual([]);
  });
});
