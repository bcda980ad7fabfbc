import type { Compilation } from 'webpack';

/** What a page fetches to run a chunk by this name. */
export function filesOfChunk(compilation: Compilation, name: string): string[] {
  return stylesFirst(compilation.namedChunkGroups.get(name)?.getFiles() ?? []);
}

/** Nothing is drawn before the styles are there. */
export function stylesFirst(files: readonly string[]): string[] {
  return ['.css', '.js'].flatMap(ending => files.filter(file => file.endsWith(ending)));
}
