import { LANGUAGES } from '@tradefloor/release';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChunkGroup, Compilation, Module } from 'webpack';
import { stylesFirst } from './chunk-files';
import type { AreaDefinition } from './read-area';

/** `'/quotation': () => import('./quotation/quotation')` */
const SCREEN = /'(\/[^']*)':\s*\(\)\s*=>\s*import\('(\.\/[^']+)'\)/g;
/** `screens: () => import('./overview/overview')`: one for all. */
const ONLY_SCREEN = /\bscreens:\s*\(\)\s*=>\s*import\('(\.\/[^']+)'\)/;

/** What a page fetches first besides the area itself: hints to preload, so a screen listed in another way has none. */
export interface FirstFiles {
  /** By the route's path. */
  readonly screens: ReadonlyMap<string, readonly string[]>;
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** Which file has the screen of each route, by what `main.ts` lists. */
export function screensIn(main: string, routes: readonly string[]): ReadonlyMap<string, string> {
  const only = ONLY_SCREEN.exec(main)?.[1];
  if (only !== undefined) return new Map(routes.map(route => [route, only]));
  return new Map([...main.matchAll(SCREEN)].map(([, route = '', file = '']) => [route, file]));
}

export async function firstFiles(
  compilation: Compilation,
  folder: string,
  { routes }: Pick<AreaDefinition, 'routes'>,
): Promise<FirstFiles> {
  const source = path.join(folder, 'src');
  const main = await readFile(path.join(source, 'main.ts'), 'utf8');
  const written = filesBySource(compilation);
  const paths = routes.map(route => route.path);
  const screens = [...screensIn(main, paths)].map(([route, file]) => {
    const module = path.join(source, file);
    return [route, written.get(`${module}.tsx`) ?? []] as const;
  });
  const texts = LANGUAGES.map(code => {
    return [code, written.get(path.join(source, 'locales', `${code}.json`)) ?? []] as const;
  });
  return { screens: new Map(screens), texts: Object.fromEntries(texts) };
}

/** The files of the chunk group that a source file begins. */
function filesBySource({ modules, chunkGraph }: Compilation): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const module of modules) {
    const source = sourceOf(module);
    const [chunk] = chunkGraph.getModuleChunks(module);
    const group: ChunkGroup | undefined = chunk && [...chunk.groupsIterable][0];
    if (source !== null && group) found.set(source, stylesFirst(group.getFiles()));
  }
  return found;
}

/** Modules that webpack has joined into one are known by the first of them. */
function sourceOf(module: Module): string | null {
  const first: unknown = 'rootModule' in module ? module.rootModule : module;
  return typeof first === 'object' && first !== null && 'resource' in first ? String(first.resource) : null;
}
