import type { BuildFile } from '@tradefloor/release';
import { integrityOf } from '@tradefloor/release/hash';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { byName } from '../by-name';

/** Every file of a build's folder with its hash; the description itself is not part of what it describes. */
export async function filesOf(folder: string, description: 'area.json' | 'shell.json'): Promise<BuildFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(file => file !== description)
    .sort(byName);
  return Promise.all(
    paths.map(async file => {
      const content = await readFile(path.join(folder, file));
      return { path: file, integrity: integrityOf(content), bytes: content.byteLength };
    }),
  );
}
