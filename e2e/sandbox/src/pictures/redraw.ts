import sharp from 'sharp';
import { Refusal } from '../messages/refusal';

/** More than a camera's picture of 4 MB has: beyond it stand bombs, a few bytes that unpack to gigabytes. */
const MOST_PIXELS = 40_000_000;
/** Enough to read a document or a receipt. */
const LONGEST_SIDE = 2_560;
const JPEG_QUALITY = 86;

export interface Redrawn {
  readonly kind: 'jpg' | 'png';
  readonly content: Buffer;
}

// Whatever its name and type say, no other decoder ever sees what a stranger sent.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);

/** The picture drawn anew: nothing of the file remains but what is seen, turned as its camera said. */
export async function redraw(file: Uint8Array): Promise<Redrawn> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'truncated', sequentialRead: true } as const;
  try {
    const { format } = await sharp(file, options).metadata();
    const picture = sharp(file, options)
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    if (format === 'png') return { kind: 'png', content: await picture.png().toBuffer() };
    return { kind: 'jpg', content: await picture.jpeg({ quality: JPEG_QUALITY }).toBuffer() };
  } catch {
    throw new Refusal('pictureUnreadable');
  }
}
