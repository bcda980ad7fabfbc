import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaJson } from './area-json';
import { integrityOf } from './hash';
import type { Registry } from './registry';
import { LAYOUT } from './release-folder';
import { anAreaJson, aShellJson } from './sample-builds';
import type { ShellJson } from './shell-json';

type Contents = Readonly<Record<string, string>>;

/** For tests: a build as shared/build would leave it, with true hashes. */
export async function writeBuildFolder(
  folder: string,
  change: Partial<AreaJson> = {},
  contents: Contents = { 'entry.js': `/* ${change.build ?? 'ab12cd34'} */` },
): Promise<AreaJson> {
  const said = anAreaJson({ files: await writeFiles(folder, contents), ...change });
  await writeFile(path.join(folder, 'area.json'), JSON.stringify(said));
  return said;
}

export async function writeShellFolder(
  folder: string,
  change: Partial<ShellJson> = {},
  contents: Contents = { 'main.js': '/* shell */', 'main.css': 'body {}' },
): Promise<ShellJson> {
  const said = aShellJson({ files: await writeFiles(folder, contents), ...change });
  await writeFile(path.join(folder, 'shell.json'), JSON.stringify(said));
  return said;
}

async function writeFiles(folder: string, contents: Contents): Promise<AreaJson['files']> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    Object.entries(contents).map(async ([file, content]) => {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
      return { path: file, integrity: integrityOf(content), bytes: Buffer.byteLength(content) };
    }),
  );
}

/** A revision as ops would write it, without its checks. */
export async function writeRevision(store: string, registry: Registry): Promise<void> {
  const { revision, updated: at } = registry;
  const file = LAYOUT.revision(store, revision);
  await mkdir(path.dirname(file), { recursive: true });
  await mkdir(LAYOUT.staging(store), { recursive: true });
  const staged = path.join(LAYOUT.staging(store), `sample-${revision}`);
  await writeFile(staged, JSON.stringify({ revision, at, by: 'kim', command: 'sample', why: null, registry }));
  await rename(staged, file);
  await writeFile(LAYOUT.registry(store), JSON.stringify(registry));
}

/** As ops would write what somebody has signed: what each build says of itself, and then the revision. */
export async function writeSigned(
  store: string,
  { document, descriptions }: { readonly document: Registry; readonly descriptions: ReadonlyMap<string, string> },
): Promise<void> {
  for (const [name, text] of descriptions) {
    const [area = '', build = ''] = name.split('/');
    const folder = LAYOUT.build(store, area, build);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'area.json'), text);
  }
  await writeRevision(store, document);
}
