import { areaJson, shellJson } from '@tradefloor/release';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildOf, latestBuilds } from '../../suite/prepare';
import { compressedBytes } from './compressed';

export interface DeclaredScripts {
  readonly area: string;
  /** The route's path; every one of its scripts is preloaded with the page. */
  readonly route: string;
  readonly access: 'public' | 'user';
  /** File names, those of the texts in English among them. */
  readonly files: readonly string[];
  readonly kB: number;
}

/** What each route of each area carries to its first screen, by what its build declares. */
export async function declaredByAreas(): Promise<readonly DeclaredScripts[]> {
  const builds = (await latestBuilds()).filter(({ name }) => name !== 'shell');
  return (await Promise.all(builds.map(({ folder }) => declaredBy(folder)))).flat();
}

async function declaredBy(folder: string): Promise<readonly DeclaredScripts[]> {
  const said = areaJson.parse(JSON.parse(await readFile(path.join(folder, 'area.json'), 'utf8')));
  const sizeOf = sizesIn(folder);
  return Promise.all(
    said.routes.map(async ({ path: route, access, preload = [] }) => {
      const files = scriptsOf([...said.preload, ...preload, ...(said.texts?.['en'] ?? [])]);
      return { area: said.area, route, access, files, kB: await kBOf(files, sizeOf) };
    }),
  );
}

/** What the shell carries to any of them. */
export async function declaredByShell(): Promise<number> {
  const { folder } = await buildOf('shell');
  const { scripts, preload, texts } = shellJson.parse(
    JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8')),
  );
  return kBOf(scriptsOf([...scripts, ...preload, ...(texts?.en ?? [])]), sizesIn(folder));
}

const scriptsOf = (files: readonly string[]): string[] => [...new Set(files)].filter(file => file.endsWith('.js'));

async function kBOf(files: readonly string[], sizeOf: (file: string) => Promise<number>): Promise<number> {
  const sizes = await Promise.all(files.map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Each file once: an area's routes share most of theirs. */
function sizesIn(folder: string) {
  const sizes = new Map<string, Promise<number>>();
  return (file: string): Promise<number> => {
    const known = sizes.get(file) ?? readFile(path.join(folder, file), 'utf8').then(compressedBytes);
    sizes.set(file, known);
    return known;
  };
}
