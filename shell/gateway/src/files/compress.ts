import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
export const fromBrotli = promisify(brotliDecompress);

/** `fast` while somebody waits (a few ms), `small` once for all who come later (up to seconds, off the loop). */
export async function compress(content: Buffer, encoding: Encoding, effort: 'fast' | 'small'): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort === 'small' ? 11 : 5,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      });
    case 'gzip':
      return gzipped(content, { level: effort === 'small' ? 9 : 6 });
    default:
      return content;
  }
}
