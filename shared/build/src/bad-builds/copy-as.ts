import { type AreaJson, areaJson } from '@tradefloor/release';
import { integrityOf } from '@tradefloor/release/hash';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from '../describe/files';

/** Texts of the build that the copy says otherwise, so that people and tests can tell the two apart. */
export type Saying = Readonly<Record<string, string>>;

/**
 * The same code as another build: as if it had been built from inputs that differ in nothing visible. The id stands in
 * globals and class names, and the entry carries the hashes of the other files, so all of them are written anew.
 */
export async function copyAs(from: string, to: string, build: string, saying: Saying = {}): Promise<AreaJson> {
  const said = await readDescription(from);
  await mkdir(to, { recursive: true });
  const renamed: Saying = { [said.build]: build, ...saying };
  const rename = (content: string) =>
    Object.entries(renamed).reduce((text, [before, now]) => text.replaceAll(before, now), content);
  const hashes: (readonly [old: string, now: string])[] = [];
  for (const file of said.files.filter(({ path: name }) => name !== said.entry)) {
    const renamedFile = rename(await readFile(path.join(from, file.path), 'utf8'));
    // Class names are hashed with the id: styles of two builds are never the same file.
    const content = file.path.endsWith('.css') ? `${renamedFile}\n/* ${build} */\n` : renamedFile;
    hashes.push([file.integrity, integrityOf(content)]);
    await writeFile(path.join(to, file.path), content);
  }
  const entry = rename(await readFile(path.join(from, said.entry), 'utf8'));
  const filled = hashes.reduce((content, [old, now]) => content.replaceAll(old, now), entry);
  await writeFile(path.join(to, said.entry), filled);
  return describeAgain(to, { ...said, build, federation: rename(said.federation) });
}

/** Writes `area.json` for the files that stand in the folder now. */
export async function describeAgain(folder: string, said: AreaJson): Promise<AreaJson> {
  const files = await filesOf(folder, 'area.json');
  const there = new Set(files.map(file => file.path));
  const described = areaJson.parse({ ...said, preload: said.preload.filter(file => there.has(file)), files });
  await writeFile(path.join(folder, 'area.json'), `${JSON.stringify(described, null, 2)}\n`);
  return described;
}

async function readDescription(folder: string): Promise<AreaJson> {
  return areaJson.parse(JSON.parse(await readFile(path.join(folder, 'area.json'), 'utf8')));
}
