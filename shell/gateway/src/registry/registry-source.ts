import { type Build, type BuildFile, needsNewerShell } from '@tradefloor/release';
import { type Depot, newestIn } from '@tradefloor/release/depot';
import { Refused } from '@tradefloor/release/signed-registry';
import { emptied, endingAt, type Flaw, flawOf, older } from './flaw';
import { judge, type Judged, judgeAgain, keysIn } from './judge';
import type { LastGood } from './last-good';
import { looksOf, NOTHING, type Standing, standingOf } from './standing';

export interface SourceOptions {
  readonly depot: Depot;
  /** The folder of keys; null where nobody signs. */
  readonly keys?: string | null;
  readonly lastGood?: LastGood;
  /** Told once of each body that is not taken. */
  readonly refused?: (why: string, revision: number) => void;
}

type Listener = (standing: Standing) => void;

/** Notices what no watch tells: buckets and network file systems tell nothing, and a store may be moved into place. */
const POLL_MS = 1000;

/** As long may this store say the former revision after another gateway has told a later one. */
const BEHIND_MS = 30_000;

/** An operator who is told so late still has time for "ops renew". */
const WARNED_BEFORE_MS = 14 * 86_400_000;

/** The newest registry of the store, read once a change however many tabs ask. */
export class RegistrySource {
  #standing: Standing = standingOf(NOTHING);
  #judged = NOTHING;
  /** Of the body that was taken last: one that is sound is not judged each second. */
  #looks: string | null = null;
  /** Why the newest cannot be read or taken at all. */
  #unread: Flaw | null = null;
  #hasRead = false;
  #heardAt = -Infinity;
  #listeners = new Set<Listener>();
  #unwatch: () => void = () => undefined;
  #poll: NodeJS.Timeout | null = null;
  #reading: Promise<void> | null = null;
  #askedAgain = false;

  constructor(private readonly options: SourceOptions) {}

  get current(): Standing {
    return this.#standing;
  }

  /** What an operator has to see to; the one before stands meanwhile. */
  get problem(): string | null {
    const found = this.problems;
    return found.length === 0 ? null : found.map(({ text }) => text).join('; ');
  }

  get problems(): readonly Flaw[] {
    const { flaws, signed } = this.#judged;
    const isEnding = signed !== null && Date.parse(signed.expires) < Date.now() + WARNED_BEFORE_MS;
    return this.#unread === null ? [...flaws, ...(isEnding ? [endingAt(signed.expires)] : [])] : [this.#unread];
  }

  /** Since the start, though it may be out of reach by now. */
  get hasRead(): boolean {
    return this.#hasRead;
  }

  /** The areas that a shell of this platform version could show nothing of, though something is offered. */
  lackingIn(platform: string): string[] {
    const areas = Object.entries(this.#standing.registry.areas);
    return areas.filter(([, releases]) => needsNewerShell(releases, platform)).map(([area]) => area);
  }

  /** What may be served of a build: of every one that is published, those too that only open tabs still run. */
  filesOf(area: string, build: string): ReadonlyMap<string, BuildFile> | null {
    return this.#judged.files.get(`${area}/${build}`) ?? null;
  }

  /** Promoted or not, by its id or how that begins; nobody gets one that is blocked. */
  published(area: string, id: string): Build | null {
    const { areas } = this.#judged.published;
    if (!Object.hasOwn(areas, area)) return null;
    const { builds = [], blocked = [] } = areas[area] ?? {};
    const found = builds.filter(({ build }) => build.startsWith(id) && !blocked.includes(build));
    return found.find(({ build }) => build === id) ?? (found.length === 1 ? found[0] : undefined) ?? null;
  }

  /** What was written before this was asked is known when it resolves. */
  async lookAgain(): Promise<void> {
    await this.#reading;
    await this.#read();
  }

  /**
   * Another gateway has taken something later: what was signed is held to the keys known here as if the store had said
   * it, and the store is asked at once. Where nobody signs only the store is believed.
   */
  async hear(kept: unknown): Promise<void> {
    const heard = kept === null ? null : await judgeAgain(kept, this.options.keys ?? null, Date.now());
    if (heard !== null && heard.registry.updated > this.#standing.registry.updated) {
      this.#heardAt = Date.now();
      // Open tabs may still need builds that nobody is pointed at: the store names them.
      this.#take({ ...heard, files: new Map([...this.#judged.files, ...heard.files]) });
    }
    await this.lookAgain();
  }

  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  async start(): Promise<void> {
    await this.#read();
    this.#unwatch = await this.options.depot.watch(() => void this.#read());
    this.#poll = setInterval(() => void this.#read(), POLL_MS);
    this.#poll.unref();
  }

  stop(): void {
    this.#unwatch();
    if (this.#poll !== null) clearInterval(this.#poll);
    this.#listeners.clear();
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
    const { depot, keys = null } = this.options;
    if (this.#standing.signed === null) await this.#begin();
    try {
      const newest = await newestIn(depot);
      this.#hasRead = true;
      if (newest === null) return this.#sayEmpty();
      const looks = looksOf(newest.document);
      const isSound = this.#unread === null && this.#judged.flaws.length === 0;
      if (looks === this.#looks && isSound) return;
      const judged = await judge(newest.document, { depot, keys, before: this.#judged });
      if (this.#isBehind(judged)) return;
      this.#refuseOlder(judged);
      this.#unread = null;
      this.#looks = looks;
      this.#take(judged);
      if (judged.signed !== null) await this.options.lastGood?.keep(judged.signed.registry).catch(() => undefined);
    } catch (error) {
      this.#say(error);
    }
  }

  /** A page may come before anything that was signed. A file that cannot be read is not one without keys: no key counts. */
  async #begin(): Promise<void> {
    const { keys: folder = null, lastGood } = this.options;
    const keys = await keysIn(folder).catch((): Standing['keys'] => this.#standing.keys ?? []);
    this.#standing = { ...this.#standing, keys };
    const kept = keys && (await judgeAgain(await lastGood?.read(), folder));
    if (kept !== null && kept.registry.updated > this.#standing.registry.updated) this.#take(kept);
  }

  #isBehind({ registry }: Judged): boolean {
    return registry.updated < this.#standing.registry.updated && Date.now() - this.#heardAt < BEHIND_MS;
  }

  /** Whoever restores a store says so with "ops renew"; whoever replays an older revision has no key for it. */
  #refuseOlder({ registry, signed }: Judged): void {
    const standing = this.#standing;
    if (signed === null || standing.signed === null || registry.updated >= standing.registry.updated) return;
    throw older(registry.revision, standing.revision);
  }

  #sayEmpty(): void {
    if (this.#standing.revision > 0) this.#unread = emptied(this.#standing.revision);
  }

  #say(error: unknown): void {
    const flaw = flawOf(error);
    if (flaw.text === this.#unread?.text) return;
    this.#unread = flaw;
    if (error instanceof Refused) this.options.refused?.(flaw.text, this.#standing.revision);
  }

  #take(judged: Judged): void {
    const { json, signed } = this.#standing;
    this.#judged = judged;
    this.#standing = standingOf(judged, this.#standing.keys);
    if (this.#standing.json === json && this.#standing.signed === signed) return;
    for (const listener of this.#listeners) listener(this.#standing);
  }
}
