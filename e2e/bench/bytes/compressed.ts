import { brotliCompressSync, constants } from 'node:zlib';

/** As well as brotli can. */
export function compressedBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
