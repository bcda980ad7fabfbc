import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byName } from '../by-name';
import { ROOT } from '../root';

export { ROOT };

const NOT_OURS = /^(node_modules|template|\..+)$/;
const SOURCE = /\.(tsx?|css|cjs|mjs|js)$/;

export interface Source {
  /** From the root of the repository, as the documents write it. */
  readonly path: string;
  readonly text: string;
}

/** Every file of ours whose name fits, in the order of their paths. */
export function filesOf(fits: RegExp, folder = ''): Source[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .sort((a, b) => byName(a.name, b.name))
    .flatMap(entry => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return NOT_OURS.test(entry.name) ? [] : filesOf(fits, file);
      return fits.test(entry.name) ? [{ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }] : [];
    });
}

export const sources = (folder = ''): Source[] => filesOf(SOURCE, folder);
export const isTest = ({ path: file }: Pick<Source, 'path'>): boolean => /\.(test|spec)\.tsx?$/.test(file);
