import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** What the shell carries comes with every route, and takes seconds each time. */
const known = new Map<string, Promise<number>>();

/** As well as brotli can. Off the loop: it takes seconds, in which servers end connections that fetch would use again. */
export function compressedBytes(text: string): Promise<number> {
  const bytes = known.get(text) ?? compressed(text);
  known.set(text, bytes);
  return bytes;
}

async function compressed(text: string): Promise<number> {
  return (await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;
}
