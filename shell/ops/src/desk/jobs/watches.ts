import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { standingRegistry } from '../../edit-registry';
import type { ReleaseStore } from '../../store/release-store';
import type { Jobs } from './jobs';
import { typed } from './typed';

/** How a canary that was begun here goes on: what its watching needs to know. */
export interface Watched {
  readonly area: string;
  readonly build: string;
  readonly percent: string;
  readonly steps?: string | undefined;
  readonly visits?: number | undefined;
  readonly minutes?: number | undefined;
  readonly without?: string | undefined;
}

interface WatchesDeps {
  readonly jobs: Jobs;
  readonly store: ReleaseStore;
  /** Where it is written down what is watched, for the desk that comes after this one. */
  readonly file: string;
  readonly say: (line: string) => void;
}

type Kept = Readonly<Record<string, Watched & { readonly by: string }>>;

/** Canaries that were begun from the screen: watched here, by whatever desk stands here. */
export class Watches {
  readonly #running = new Map<string, string>();
  #writing = Promise.resolve();

  constructor(private readonly deps: WatchesDeps) {}

  isWatched(area: string): boolean {
    return this.deps.jobs.told(this.#running.get(area) ?? '')?.state === 'running';
  }

  begin(watched: Watched, by: string): void {
    this.#watch(watched, by);
    this.#keep(kept => ({ ...kept, [watched.area]: { ...watched, by } }));
  }

  written(): Promise<void> {
    return this.#writing;
  }

  /** After a start: those that the one before had begun and that still stand. */
  async goOn(): Promise<void> {
    const kept = await this.#kept();
    if (Object.keys(kept).length === 0) return;
    const { registry } = await standingRegistry(this.deps.store);
    for (const { by, ...watched } of Object.values(kept)) {
      if (registry.areas[watched.area]?.canary?.build === watched.build) this.#watch(watched, by);
    }
    this.#keep(all =>
      Object.fromEntries(
        Object.entries(all).filter(([area, { build }]) => registry.areas[area]?.canary?.build === build),
      ),
    );
  }

  #watch({ area, build: _build, ...options }: Watched, by: string): void {
    const line = typed('canary', [area], { ...options });
    this.#running.set(area, this.deps.jobs.begin(line, by));
  }

  /** A power cut may have left a part of it: nothing is watched then, and what is begun is written down anew. */
  async #kept(): Promise<Kept> {
    const kept = readFile(this.deps.file, 'utf8').then(text => JSON.parse(text) as Kept | null);
    return (await kept.catch(() => null)) ?? {};
  }

  /** One after the other: each is written over what the one before has left. */
  #keep(change: (kept: Kept) => Kept): void {
    this.#writing = this.#writing.then(() => this.#write(change));
  }

  async #write(change: (kept: Kept) => Kept): Promise<void> {
    try {
      await mkdir(path.dirname(this.deps.file), { recursive: true });
      const staged = `${this.deps.file}.new`;
      await writeFile(staged, JSON.stringify(change(await this.#kept())));
      await rename(staged, this.deps.file);
    } catch (problem) {
      this.deps.say(`What is watched could not be written down: ${String(problem)}`);
    }
  }
}
