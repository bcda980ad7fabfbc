import type { Redis } from '@tradefloor/redis';
import { setTimeout as pause } from 'node:timers/promises';

export interface FiguresDeps {
  readonly id: string;
  readonly told: { readonly count: () => number; readonly text: () => Promise<string> };
  /** How many tabs are open, and a line for each build of how many show it. */
  readonly now: { readonly openTabs: () => number; readonly shown: () => string };
  readonly log: (line: string) => void;
}

/** What a gateway was told before it died is in Redis but for what came since then. */
const TOLD_EVERY_MS = 300;
/** Said also when nothing has come: that it is there, and with how many tabs. */
const SAID_EVERY_MS = 3_000;
const GONE_AFTER_MS = 10_000;
/** Longer than any canary stands that nobody looks after. */
const KEPT_MS = 2 * 86_400_000;
/** A Redis that takes a connection and does not answer is away too. */
const ANSWERS_WITHIN_MS = 1_000;
const MOST_GATEWAYS = 500;
/** Longer than any gateway of ours tells (MOST_BUILDS). */
export const LONGEST_TEXT = 4_000_000;

/**
 * Each gateway keeps in Redis the whole of what it has been told since it started, under its own name, and nobody adds
 * to what is another's: so nothing counts twice however often it is read, and a Redis that has lost everything has it
 * again with the next word of each.
 */
export class SharedFigures {
  #isReachable = false;
  #isWriting = false;
  #isStopped = false;
  #written = { count: -1, at: -Infinity };
  #leftOut: readonly string[] = [];
  readonly #beating: Promise<void>;
  readonly #ending = new AbortController();

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
    private readonly deps: FiguresDeps,
  ) {
    redis.on('ready', () => {
      this.#written = { count: -1, at: -Infinity };
    });
    this.#beating = this.#beat();
  }

  get isReachable(): boolean {
    return this.#isReachable && this.redis.isReady;
  }

  /** A text each, in which every line names the gateway that says it. */
  async ofOthers(): Promise<readonly string[]> {
    return (this.isReachable ? await this.#answered(this.#read()) : null) ?? [];
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#ending.abort();
    await this.#beating;
    if (this.isReachable) await this.#answered(this.#write());
    const { id } = this.deps;
    if (this.isReachable) await this.#answered(this.redis.del([this.#tabsOf(id), this.#shownOf(id)]));
  }

  async #beat(): Promise<void> {
    while (!this.#isStopped) {
      if (this.#isDue()) await this.#answered(this.#write());
      await pause(TOLD_EVERY_MS, undefined, { ref: false, signal: this.#ending.signal }).catch(() => undefined);
    }
  }

  /** Not while Redis still owes an answer: what waits for one that hangs must not pile up. */
  #isDue(): boolean {
    const { count, at } = this.#written;
    const isNew = this.deps.told.count() !== count || Date.now() - at >= SAID_EVERY_MS;
    return isNew && this.redis.isReady && !this.#isWriting;
  }

  async #write(): Promise<void> {
    const { id, told, now } = this.deps;
    const [at, count, text] = [Date.now(), told.count(), await told.text()];
    const whileHere = { expiration: { type: 'PX', value: GONE_AFTER_MS } } as const;
    const words = this.redis
      .multi()
      .sAdd(this.#gateways, id)
      .pExpire(this.#gateways, KEPT_MS)
      .set(this.#tabsOf(id), String(now.openTabs()), whileHere)
      .set(this.#shownOf(id), now.shown(), whileHere);
    // One that never was told anything leaves nothing behind.
    if (count > 0) words.set(this.#figuresOf(id), text, { expiration: { type: 'PX', value: KEPT_MS } });
    this.#isWriting = true;
    try {
      await words.exec();
      this.#isReachable = true;
      this.#written = { count, at };
    } finally {
      this.#isWriting = false;
    }
  }

  async #read(): Promise<readonly string[]> {
    const members = await this.redis.sMembers(this.#gateways);
    const known = members.filter(id => id !== this.deps.id && /^[a-f0-9]{12}$/.test(id));
    const others = known.slice(0, MOST_GATEWAYS);
    if (others.length === 0) return [];
    const [figures, tabs, shown] = await Promise.all(
      [this.#figuresOf, this.#tabsOf, this.#shownOf].map(nameOf => this.redis.mGet(others.map(nameOf))),
    );
    const texts = others.map((id, at) => ({ id, figures: figures?.[at], tabs: tabs?.[at], shown: shown?.[at] }));
    const gone = texts.filter(said => said.figures === null && said.tabs === null).map(({ id }) => id);
    if (gone.length > 0) await this.redis.sRem(this.#gateways, gone);
    const tooLong = texts.filter(({ figures, shown }) => [figures, shown].some(isTooLong)).map(({ id }) => id);
    this.#sayLeftOut([
      ...(known.length > MOST_GATEWAYS ? [`all but ${MOST_GATEWAYS} gateways`] : []),
      ...tooLong.map(id => `gateway ${id}, which tells more than ${LONGEST_TEXT} characters`),
    ]);
    return texts.map(({ id, ...said }) => {
      const open = /^\d{1,7}$/.test(said.tabs ?? '') ? `tradefloor_open_tabs{gateway="${id}"} ${said.tabs}` : '';
      return [linesOf(id, said.figures ?? ''), linesOf(id, said.shown ?? ''), open].join('\n');
    });
  }

  /** Once, however often it is read. */
  #sayLeftOut(leftOut: readonly string[]): void {
    for (const what of leftOut) if (!this.#leftOut.includes(what)) this.deps.log(`/metrics/all leaves out ${what}`);
    this.#leftOut = leftOut;
  }

  /** Null where Redis did not answer, which is noted. */
  async #answered<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
    const late = AbortSignal.timeout(ANSWERS_WITHIN_MS);
    const isLate = new Promise<never>((_, reject) => {
      late.addEventListener('abort', () => reject(new Error('Redis does not answer.')));
    });
    try {
      const answer = await Promise.race([asked, isLate]);
      this.#isReachable = true;
      return answer;
    } catch {
      this.#isReachable = false;
      return null;
    }
  }

  get #gateways(): string {
    return `${this.prefix}:all`;
  }

  readonly #figuresOf = (id: string): string => `${this.prefix}:figures:${id}`;
  readonly #tabsOf = (id: string): string => `${this.prefix}:tabs:${id}`;
  readonly #shownOf = (id: string): string => `${this.prefix}:shown:${id}`;
}

const isTooLong = (text: string | null | undefined): boolean => (text?.length ?? 0) > LONGEST_TEXT;

/** What stands under a gateway's name and does not name it is not its to say. */
function linesOf(id: string, text: string): string {
  if (isTooLong(text)) return '';
  const lines = text.split('\n');
  return lines.filter(line => line.startsWith('# ') || line.includes(`gateway="${id}"`)).join('\n');
}
