import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { byName } from '../by-name';
import { withEndings } from './declarations';

/** The files of a package that others need, by the name that they get. */
export type Contents = ReadonlyMap<string, Buffer>;

const LEFT_OUT = /(^|\/)(node_modules|\.build|\.types|[^/]+\.test\.tsx?|tsconfig\.json|package\.json)(\/|$)/;

/** Its sources as they are, and the declarations that the compiler made of them under `types/`. */
export async function contentsOf(folder: string, leftOut: readonly string[] = []): Promise<Contents> {
  const sources = (await filesIn(folder)).filter(
    file => !LEFT_OUT.test(file) && !leftOut.some(part => file.startsWith(`${part}/`)),
  );
  // A file that went away has left its declarations behind.
  const known = new Set(sources.map(file => file.replace(/\.tsx?$/, '.d.ts')));
  const types = new Set((await filesIn(path.join(folder, '.types'))).filter(file => known.has(file)));
  const named = [
    ...sources.map(file => [file, file] as const),
    ...Array.from(types, file => [`types/${file}`, `.types/${file}`] as const),
  ].sort(([one], [other]) => byName(one, other));
  const contents = named.map(async ([name, file]) => {
    const content = await readFile(path.join(folder, file));
    const declared = name === file ? null : name.slice('types/'.length);
    return [name, declared === null ? content : Buffer.from(withEndings(declared, String(content), types))] as const;
  });
  return new Map(await Promise.all(contents));
}

const IMPORT = /(?:from |import |import\(|require\()'((?:@[\w.-]+\/)?[\w.-]+)/g;

/** The packages that the sources name, by `import`, `import()` or `require`. */
export function importedIn(contents: Contents): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [name, content] of contents) {
    if (!/\.(tsx?|mjs|cjs)$/.test(name) || name.startsWith('types/')) continue;
    for (const [, used = ''] of String(content).matchAll(IMPORT)) found.add(used);
  }
  return found;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const nested = entries.map(async entry => {
    if (!entry.isDirectory()) return [entry.name];
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    return (await filesIn(path.join(folder, entry.name))).map(file => `${entry.name}/${file}`);
  });
  return (await Promise.all(nested)).flat();
}
