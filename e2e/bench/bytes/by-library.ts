import { type Piece } from './source-map';

/** The package of `node_modules`, or the room of this repository, that a source belongs to. */
export function libraryOf(source: string | null): string {
  if (source === null) return 'webpack';
  const packages = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].map(found => found[1] ?? '');
  const library = packages.findLast(name => name !== '.pnpm');
  if (library !== undefined) return library;
  const room = /(shared\/[^/]+|mf-[^/]+|shell)\/src\/([^/.]+)/.exec(source);
  if (room?.[1]?.startsWith('shared/')) return room[1];
  if (room) return `${room[1] ?? ''}/${room[2] ?? ''}`;
  const own = /\/\.\/src\/([^/.]+)/.exec(source);
  return own ? `src/${own[1] ?? ''}` : 'webpack';
}

/**
 * `compressed` bytes shared out by how much of the script each library is: what a library would take compressed alone
 * would not add up, because it is compressed among the others.
 */
export function byLibrary(pieces: readonly Piece[], compressed: number): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  for (const { source, text } of pieces) {
    const library = libraryOf(source);
    lengths.set(library, (lengths.get(library) ?? 0) + text.length);
  }
  const whole = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  return new Map([...lengths].map(([library, length]) => [library, (compressed * length) / whole]));
}
