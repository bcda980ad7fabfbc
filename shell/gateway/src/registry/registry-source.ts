import {
  type Build,
  type BuildFile,
  EMPTY_REGISTRY,
  listedBuilds,
  needsNewerShell,
  onlyOffered,
  readRegistry,
  type Registry,
} from '@tradefloor/release';
import { LAYOUT, newestRegistry } from '@tradefloor/release/folder';
import { type FSWatcher, watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';

export interface Standing {
  readonly revision: number;
  /** What clients are told: without builds that none may load. */
  readonly registry: Registry;
  /** The same as text, made once for all who ask. */
  readonly json: string;
  /** A number may come again when a damaged revision was put aside: with its time it does not. */
  readonly mark: string;
}

type Listener = (standing: Standing) => void;

/** Notices what the watch misses: network file systems tell nothing, and a store may be moved into place. */
const POLL_MS = 1000;

/** The newest registry of the store, read once a change however many tabs ask. */
export class RegistrySource {
  #standing: Standing = standingOf(EMPTY_REGISTRY);
  #files: ReadonlyMap<string, ReadonlyMap<string, BuildFile>> = new Map();
  #published: Registry = EMPTY_REGISTRY;
  /** Why the newest cannot be read at all, and what of the one that stands cannot. */
  #unread: string | null = null;
  #flaws: string | null = null;
  #listeners = new Set<Listener>();
  #watcher: FSWatcher | null = null;
  #poll: NodeJS.Timeout | null = null;
  #reading: Promise<void> | null = null;
  #askedAgain = false;

  constructor(private readonly store: string) {}

  get current(): Standing {
    return this.#standing;
  }

  /** What an operator has to see to; the one before stands meanwhile. */
  get problem(): string | null {
    return this.#unread ?? this.#flaws;
  }

  /** The areas that a shell of this platform version could show nothing of, though something is offered. */
  lackingIn(platform: string): string[] {
    const areas = Object.entries(this.#standing.registry.areas);
    return areas.filter(([, releases]) => needsNewerShell(releases, platform)).map(([area]) => area);
  }

  /** What may be served of a build: of every one that is published, those too that only open tabs still run. */
  filesOf(area: string, build: string): ReadonlyMap<string, BuildFile> | null {
    return this.#files.get(`${area}/${build}`) ?? null;
  }

  /** Promoted or not, by its id or how that begins; nobody gets one that is blocked. */
  published(area: string, id: string): Build | null {
    if (!Object.hasOwn(this.#published.areas, area)) return null;
    const { builds = [], blocked = [] } = this.#published.areas[area] ?? {};
    const found = builds.filter(({ build }) => build.startsWith(id) && !blocked.includes(build));
    return found.find(({ build }) => build === id) ?? (found.length === 1 ? found[0] : undefined) ?? null;
  }

  /** What was written before this was asked is known when it resolves. */
  async lookAgain(): Promise<void> {
    await this.#reading;
    await this.#read();
  }

  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  async start(): Promise<void> {
    await this.#read();
    await this.#watch();
    this.#poll = setInterval(() => void this.#read(), POLL_MS);
    this.#poll.unref();
  }

  stop(): void {
    this.#watcher?.close();
    if (this.#poll !== null) clearInterval(this.#poll);
    this.#listeners.clear();
  }

  /** A revision is created in the history first, so that is where a change shows soonest. */
  async #watch(): Promise<void> {
    try {
      const history = LAYOUT.history(this.store);
      await mkdir(history, { recursive: true });
      this.#watcher = watch(history, () => void this.#read());
      this.#watcher.on('error', () => this.#watcher?.close());
    } catch {
      // A store that we may not write to, or a system without watches: the poll sees to it.
    }
  }

  /** One at a time; what is asked for meanwhile is answered by one more. */
  #read(): Promise<void> {
    if (this.#reading !== null) {
      this.#askedAgain = true;
      return this.#reading;
    }
    this.#reading = this.#readNewest().finally(() => {
      this.#reading = null;
      if (!this.#askedAgain) return;
      this.#askedAgain = false;
      void this.#read();
    });
    return this.#reading;
  }

  async #readNewest(): Promise<void> {
    try {
      const newest = await newestRegistry(this.store);
      this.#unread = null;
      if (newest === null || this.#stands(newest.document)) return;
      const { registry, problems } = readRegistry(newest.document);
      const said = problems.length === 0 ? null : JSON.stringify(problems);
      if (problems.some(({ kind }) => kind === 'unreadable')) {
        this.#unread = said;
        return;
      }
      this.#flaws = said;
      this.#files = listedBuilds(newest.document);
      this.#published = registry;
      this.#take(standingOf(registry));
    } catch (error) {
      this.#unread = String(error);
    }
  }

  /** Asked each second, so without reading all of it. */
  #stands(document: unknown): boolean {
    if (typeof document !== 'object' || document === null) return false;
    const { revision, updated } = this.#standing.registry;
    return (
      'revision' in document && document.revision === revision && 'updated' in document && document.updated === updated
    );
  }

  #take(standing: Standing): void {
    this.#standing = standing;
    for (const listener of this.#listeners) listener(standing);
  }
}

function standingOf(whole: Registry): Standing {
  const registry = onlyOffered(whole);
  return { revision: registry.revision, registry, json: JSON.stringify(registry), mark: markOf(registry) };
}

function markOf({ revision, updated }: Registry): string {
  return `${revision}-${updated}`;
}
