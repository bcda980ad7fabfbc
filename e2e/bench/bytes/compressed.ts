import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** As well as brotli can. Off the loop: it takes seconds, in which servers end connections that fetch would use again. */
export async function compressedBytes(text: string): Promise<number> {
  const compressed = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return compressed.length;
}
