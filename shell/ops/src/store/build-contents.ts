import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A build's files, wherever they lie. */
export interface BuildContents {
  entries(): Promise<readonly Entry[]>;
  read(file: string): Promise<Buffer>;
}

interface Entry {
  /** With forward slashes, relative. */
  readonly file: string;
  /** Links and other special files are none of a build's: it is plain files. */
  readonly kind: 'file' | 'neither file nor folder';
}

export function folderContents(folder: string): BuildContents {
  return {
    async entries() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter(entry => !entry.isDirectory())
        .map(entry => ({
          file: path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
          kind: entry.isFile() ? 'file' : 'neither file nor folder',
        }));
    },
    read: file => readFile(path.join(folder, file)),
  };
}
