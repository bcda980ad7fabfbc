import { type BuildFile, isAreaName, isBuildId } from '@tradefloor/release';
import { type Depot, NAMES } from '@tradefloor/release/depot';
import type { RegistrySource } from '../registry/registry-source';
import { wholeFrom } from './whole-file';

/** A file that may be served, because a build lists it. */
export interface ListedFile {
  readonly file: BuildFile;
  /** Rejects with `DamagedFile` rather than give anything else than what was published. */
  readonly read: () => Promise<Buffer>;
}

/** The files of published builds, as the registry lists them: whatever else is in the store cannot be named. */
export class BuildFiles {
  constructor(
    private readonly depot: Depot,
    private readonly source: Pick<RegistrySource, 'filesOf' | 'lookAgain'>,
  ) {}

  async find(area: string, build: string, file: string): Promise<ListedFile | null> {
    if (!isAreaName(area) || !isBuildId(build)) return null;
    const listed = (await this.#listOf(area, build))?.get(file);
    if (listed === undefined) return null;
    return { file: listed, read: () => wholeFrom(this.depot, NAMES.file(area, build, file), listed) };
  }

  /** A tab may have heard of a build from another gateway, which was a moment sooner. */
  async #listOf(area: string, build: string): Promise<ReadonlyMap<string, BuildFile> | null> {
    const known = this.source.filesOf(area, build);
    if (known !== null) return known;
    await this.source.lookAgain();
    return this.source.filesOf(area, build);
  }
}
