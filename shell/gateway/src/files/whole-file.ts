import type { BuildFile } from '@tradefloor/release';
import { integrityOf } from '@tradefloor/release/hash';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What is there is not what was published. Caches keep a file for a year: nobody may get this one. */
export class DamagedFile extends Error {
  constructor(readonly file: string) {
    super(`${file} differs from its hash`);
    this.name = 'DamagedFile';
  }
}

export async function readWhole(folder: string, { path: file, integrity }: BuildFile): Promise<Buffer> {
  const place = path.join(folder, file);
  const content = await readFile(place);
  if (integrityOf(content) !== integrity) throw new DamagedFile(place);
  return content;
}
