import type { AreaJson } from '@tradefloor/release';
import { integrityOf } from '@tradefloor/release/hash';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What of this folder is not as its description says: each listed file with its hash, and no other. Null when nothing. */
export async function folderFlaw(folder: string, { entry, preload, files }: AreaJson): Promise<string | null> {
  const listed = new Map(files.map(file => [file.path, file]));
  const unlisted = [entry, ...preload].find(file => !listed.has(file));
  if (unlisted !== undefined) return `area.json names ${unlisted} without listing it`;
  const found = await entriesOf(folder);
  const strange = found.find(({ kind }) => kind === 'neither file nor folder');
  if (strange !== undefined) return `${strange.file} is ${strange.kind}`;
  const paths = new Set(found.map(({ file }) => file));
  for (const file of paths) if (file !== 'area.json' && !listed.has(file)) return `${file} is not listed in area.json`;
  for (const file of listed.values()) {
    if (!paths.has(file.path)) return `${file.path} is listed in area.json but missing`;
    const content = await readFile(path.join(folder, file.path));
    if (content.byteLength !== file.bytes || integrityOf(content) !== file.integrity) {
      return `${file.path} differs from its hash in area.json`;
    }
  }
  return null;
}

interface Entry {
  /** With forward slashes, relative. */
  readonly file: string;
  /** Links and other special files are none of a build's: it is plain files. */
  readonly kind: 'file' | 'neither file nor folder';
}

async function entriesOf(folder: string): Promise<Entry[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => !entry.isDirectory())
    .map(entry => ({
      file: path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      kind: entry.isFile() ? 'file' : 'neither file nor folder',
    }));
}
