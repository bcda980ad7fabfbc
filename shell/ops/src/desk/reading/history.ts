import { asInstant, type Instant, type Page } from '@tradefloor/contract';
import type { CanaryLook, Decided, Revision } from '@tradefloor/contract/desk';
import { allSaid } from '@tradefloor/gate/said';
import type { HistoryEntry } from '@tradefloor/release/folder';
import { sentenceOf } from '../../canary/judge';
import { changesBetween, stableIn } from '../../releases/changes';
import { inEnglish } from '../../said/english';
import type { OpsSaying } from '../../said/sayings';
import { type Flaw, type Looked, lookedAt } from '../../signing/flaws';
import { knownKeys } from '../../signing/keys';
import type { SigningPlace } from '../../signing/signer';
import type { ReleaseStore } from '../../store/release-store';

const PAGE = 25;
/** How far back it is looked who made a build stable: whoever wants to know more reads the history. */
const LOOKED_BACK = 300;
/** What `/ops` itself takes; on a command line a whole page may be written, and all of it is in `ops history`. */
const SHOWN_OF_A_REASON = 300;

const FLAW_SAID: Readonly<Record<Flaw, OpsSaying>> = {
  entry: { key: 'flaw.entry', values: {} },
  pointers: { key: 'flaw.pointers', values: {} },
  told: { key: 'flaw.told', values: {} },
  gap: { key: 'flaw.gap', values: {} },
};

/** Who decided what, when, and why; read from the store, which alone knows. */
export class History {
  #known: { readonly revision: number; readonly decided: ReadonlyMap<string, Decided> } | null = null;

  constructor(
    private readonly store: ReleaseStore,
    private readonly signing: Pick<SigningPlace, 'folder'>,
  ) {}

  /** Newest first. */
  async page(page: number): Promise<Page<Revision>> {
    const { revision: total } = await this.store.newest();
    const newest = total - (page - 1) * PAGE;
    if (newest < 1) return { rows: [], total };
    const shown: Looked[] = [];
    // From the newest one on, whichever page it is: each is held to the one after it, up to the first that was signed.
    const read = this.#newestFirst(total, newest - PAGE);
    for await (const looked of lookedAt(read, await this.#keys())) {
      if (looked.entry.revision <= newest) shown.push(looked);
    }
    const rows = shown.map(({ entry, flaws }, at) => told(entry, shown[at + 1]?.entry.registry ?? null, flaws ?? []));
    return { rows: rows.slice(0, PAGE), total };
  }

  /** None where nobody signs. */
  async #keys(): Promise<readonly string[]> {
    const { keys, retired } = await knownKeys(this.signing.folder);
    return keys.length === 0 ? [] : [...keys, ...retired];
  }

  /** A page's at once: a store may be far away. */
  async *#newestFirst(newest: number, oldest: number): AsyncGenerator<HistoryEntry, void, undefined> {
    for (let from = newest; from >= Math.max(1, oldest); from -= PAGE) {
      const wanted = Array.from({ length: PAGE }, (_, at) => from - at).filter(each => each >= Math.max(1, oldest));
      const read = await Promise.all(wanted.map(revision => this.store.revision(revision)));
      for (const entry of read) if (entry !== null) yield entry;
    }
  }

  /** Who made the stable build of each area stable. */
  async decided(revision: number, stable: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Decided>> {
    if (this.#known?.revision === revision) return this.#known.decided;
    const decided = new Map<string, Decided>();
    const open = new Map(stable);
    let later: Looked | null = null;
    let looked = 0;
    // Where the file of keys is damaged every command says so: what runs is seen all the same.
    const keys = await this.#keys().catch(() => []);
    for await (const each of lookedAt(this.store.revisions(), keys)) {
      for (const [area, build] of open) {
        if (stableIn(each.entry.registry, area) === build) continue;
        open.delete(area);
        if (later !== null) decided.set(area, decidedIn(later));
      }
      looked += 1;
      later = each;
      if (open.size === 0 || looked >= LOOKED_BACK) break;
    }
    const isAll = later !== null && later.entry.revision === 1;
    if (isAll && later !== null) for (const area of open.keys()) decided.set(area, decidedIn(later));
    this.#known = { revision, decided };
    return decided;
  }
}

const decidedIn = ({ entry: { revision, at, by, why, canary }, flaws }: Looked): Decided => ({
  revision,
  by,
  at: instantOf(at),
  why: shown(why ?? ''),
  whySaid: whySaid(canary),
  isAltered: (flaws ?? []).length > 0,
});

function shown(text: string): string {
  if (text.length <= SHOWN_OF_A_REASON) return text;
  return `${Array.from(text)
    .slice(0, SHOWN_OF_A_REASON - 1)
    .join('')}…`;
}

/** Where figures are kept, they are the reason: whoever watched it wrote their sentence there. */
const whySaid = (canary: HistoryEntry['canary']) => (canary === undefined ? null : sentenceOf(canary));

function told(entry: HistoryEntry, before: unknown, flaws: readonly Flaw[]): Revision {
  const { revision, at, by, command, why, gate = '', gateSaid, canary, registry } = entry;
  const said = flaws.map(flaw => FLAW_SAID[flaw]);
  return {
    revision,
    by,
    command: shown(command),
    gate,
    gateSaid: allSaid(gateSaid),
    at: instantOf(at),
    why: shown(why ?? ''),
    whySaid: whySaid(canary),
    canary: canary === undefined ? null : lookIn(canary, instantOf(at)),
    changes: changesBetween(before, registry),
    flaw: said.map(inEnglish).join(' '),
    flawSaid: said,
  };
}

function lookIn({ tried, stable, against, sure }: NonNullable<HistoryEntry['canary']>, at: Instant | null): CanaryLook {
  return { at: at ?? asInstant(0), percent: '-', tried, stable, against, surePerMille: Math.floor(sure * 1000) };
}

export function instantOf(written: string): Instant | null {
  const ms = Date.parse(written);
  return Number.isNaN(ms) ? null : asInstant(ms);
}
