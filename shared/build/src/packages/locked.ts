/** Of pnpm's lockfile what some packages of the workspace run: what others of it do changes nothing for these. */
export function lockedFor(lockfile: string, importers: readonly string[]): string[] {
  const [importing, packages, snapshots] = ['importers', 'packages', 'snapshots'].map(name => blocksOf(lockfile, name));
  const reached = new Map<string, string>();
  const reach = (key: string) => {
    if (reached.has(key)) return;
    const snapshot = snapshots?.get(key);
    if (snapshot === undefined) return;
    reached.set(key, `${packages?.get(key.replace(/\(.*$/, '')) ?? ''}${snapshot}`);
    for (const [, name = '', version = ''] of snapshot.matchAll(/^ {6}'?([^\s':]+)'?: (\S+)$/gm)) {
      reach(`${name}@${version}`);
      // An alias: its version names the package, too.
      reach(version);
    }
  };
  for (const importer of importers) {
    const [, own = ''] = /^ {4}dependencies:\n((?: {6}.*\n)*)/m.exec(importing?.get(importer) ?? '') ?? [];
    for (const [, name = '', version = ''] of own.matchAll(
      /^ {6}'?([^\s':]+)'?:\n {8}specifier: .*\n {8}version: (\S+)$/gm,
    )) {
      reach(`${name}@${version}`);
      reach(version);
    }
  }
  return [...reached].map(([key, text]) => `${key}\n${text}`).sort();
}

/** The entries of a top-level section, each with the lines beneath it. */
function blocksOf(lockfile: string, section: string): ReadonlyMap<string, string> {
  const from = lockfile.indexOf(`\n${section}:\n`);
  if (from === -1) return new Map();
  const [, body = ''] = lockfile.slice(from + 1).split(/^[a-z]\w*:\n/m, 2);
  const blocks = body.matchAll(/^ {2}(?:'([^']+)'|(\S[^\n]*?)):(?: \{\})?\n((?: {4}.*\n|\n(?= {4}))*)/gm);
  return new Map(Array.from(blocks, ([, quoted, plain, lines = '']) => [quoted ?? plain ?? '', lines] as const));
}
