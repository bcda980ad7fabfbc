import type { BuildFile } from '@tradefloor/release';
import type { Depot } from '@tradefloor/release/depot';
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

/** A moment ago it was listed: pruned since, or lost. */
export function isGone(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(String(Reflect.get(Object(error), 'code')));
}

export async function readWhole(folder: string, listed: BuildFile): Promise<Buffer> {
  const place = path.join(folder, listed.path);
  return held(await readFile(place), listed, place);
}

export async function wholeFrom(depot: Depot, name: string, listed: BuildFile): Promise<Buffer> {
  const content = await depot.read(name);
  const place = `${depot.place}/${name}`;
  if (content === null) throw Object.assign(new Error(`${place} is gone`), { code: 'ENOENT' });
  return held(content, listed, place);
}

function held(content: Buffer, { integrity }: BuildFile, place: string): Buffer {
  if (integrityOf(content) !== integrity) throw new DamagedFile(place);
  return content;
}
