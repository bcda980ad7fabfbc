import type { AreaJson } from '@tradefloor/release';
import { integrityOf } from '@tradefloor/release/hash';
import type { BuildContents } from './build-contents';

/** What of a build is not as its description says: each listed file with its hash, and no other. Null when nothing. */
export async function flawIn(contents: BuildContents, { entry, preload, files }: AreaJson): Promise<string | null> {
  const listed = new Map(files.map(file => [file.path, file]));
  const unlisted = [entry, ...preload].find(file => !listed.has(file));
  if (unlisted !== undefined) return `area.json names ${unlisted} without listing it`;
  const found = await contents.entries();
  const strange = found.find(({ kind }) => kind === 'neither file nor folder');
  if (strange !== undefined) return `${strange.file} is ${strange.kind}`;
  const paths = new Set(found.map(({ file }) => file));
  for (const file of paths) if (file !== 'area.json' && !listed.has(file)) return `${file} is not listed in area.json`;
  for (const file of listed.values()) {
    if (!paths.has(file.path)) return `${file.path} is listed in area.json but missing`;
    const content = await contents.read(file.path);
    if (content.byteLength !== file.bytes || integrityOf(content) !== file.integrity) {
      return `${file.path} differs from its hash in area.json`;
    }
  }
  return null;
}
