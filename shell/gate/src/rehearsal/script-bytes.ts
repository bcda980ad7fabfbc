import type { AreaRoute, Build } from '@tradefloor/release';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Nearly as small as files are sent, in a tenth of the time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** What a route's first screen needs by the build's own word, and what came before it was there: the more of both. */
export function scriptBytesOf(build: Build, folder: string) {
  const sizes = new Map<string, number>();

  async function sizeOf(file: string): Promise<number> {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = brotliCompressSync(await readFile(path.join(folder, file)), QUALITY).byteLength;
    sizes.set(file, size);
    return size;
  }

  return async ({ preload = [] }: AreaRoute, fetched: readonly string[]): Promise<number> => {
    const came = fetched
      .filter(address => address.startsWith(build.base))
      .map(address => address.slice(build.base.length));
    const said = [...build.preload, ...preload, ...(build.texts?.['en'] ?? []), ...came];
    const listed = new Set(build.files.map(file => file.path));
    const scripts = [...new Set(said)].filter(file => file.endsWith('.js') && listed.has(file));
    const each = await Promise.all(scripts.map(sizeOf));
    return each.reduce((sum, size) => sum + size, 0);
  };
}
