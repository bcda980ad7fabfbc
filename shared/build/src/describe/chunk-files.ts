import type { Compilation } from 'webpack';

/** What a page fetches to run a chunk by this name, styles first: nothing is drawn before they are there. */
export function filesOfChunk(compilation: Compilation, name: string): string[] {
  const group = compilation.namedChunkGroups.get(name);
  const files = group?.getFiles().filter(file => /\.(js|css)$/.test(file)) ?? [];
  return [...files.filter(file => file.endsWith('.css')), ...files.filter(file => file.endsWith('.js'))];
}
