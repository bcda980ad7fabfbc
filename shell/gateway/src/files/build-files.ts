import { type BuildFile, isAreaName, isBuildId, listedFiles } from '@tradefloor/release';
import { LAYOUT } from '@tradefloor/release/folder';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file that may be served, because a build lists it. */
export interface ListedFile {
  readonly file: BuildFile;
  readonly read: () => Promise<Buffer>;
}

const MOST_BUILDS_KNOWN = 500;

/** The files of published builds, by what each build's area.json lists: nothing else of the store can be named. */
export class BuildFiles {
  readonly #lists = new Map<string, ReadonlyMap<string, BuildFile>>();

  constructor(private readonly store: string) {}

  async find(area: string, build: string, file: string): Promise<ListedFile | null> {
    const listed = (await this.#listOf(area, build))?.get(file);
    if (listed === undefined) return null;
    const folder = LAYOUT.build(this.store, area, build);
    return { file: listed, read: () => readFile(path.join(folder, listed.path)) };
  }

  /** Builds never change, so a list is read once; one that is not there may yet be published. */
  async #listOf(area: string, build: string): Promise<ReadonlyMap<string, BuildFile> | null> {
    if (!isAreaName(area) || !isBuildId(build)) return null;
    const key = `${area}/${build}`;
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const list = await readList(LAYOUT.build(this.store, area, build));
    if (list === null) return null;
    if (this.#lists.size >= MOST_BUILDS_KNOWN) this.#lists.clear();
    this.#lists.set(key, list);
    return list;
  }
}

async function readList(folder: string): Promise<ReadonlyMap<string, BuildFile> | null> {
  try {
    const files = listedFiles(JSON.parse(await readFile(path.join(folder, 'area.json'), 'utf8')));
    return files === null ? null : new Map(files.map(file => [file.path, file]));
  } catch {
    return null;
  }
}
