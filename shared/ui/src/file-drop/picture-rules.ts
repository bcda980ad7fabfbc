/** account.one-picture: jpg or png, at most 4 MB. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png'] as const;
export const MAX_BYTES = 4 * 1024 * 1024;

export type PictureProblem = 'not-one' | 'wrong-type' | 'too-large' | 'empty';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47];

/** What a name or a browser says about a file's type can be wrong: its first bytes are looked at too. */
export async function problemOf(files: readonly File[], maxBytes = MAX_BYTES): Promise<PictureProblem | null> {
  const [file] = files;
  if (file === undefined || files.length !== 1) return 'not-one';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'too-large';
  if (!PICTURE_TYPES.some(type => type === file.type)) return 'wrong-type';
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return [JPEG, PNG].some(magic => magic.every((byte, at) => start[at] === byte)) ? null : 'wrong-type';
}
