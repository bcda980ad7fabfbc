import { asInstant, type Instant, type Page } from '@tradefloor/contract';
import type { CanaryLook, Decided, Revision } from '@tradefloor/contract/desk';
import { allSaid } from '@tradefloor/gate/said';
import type { HistoryEntry } from '@tradefloor/release/folder';
import { sentenceOf } from '../../canary/judge';
import type { ReleaseStore } from '../../store/release-store';
import { changesBetween, stableIn } from '../../releases/changes';

const PAGE = 25;
/** How far back it is looked who made a build stable: whoever wants to know more reads the history. */
const LOOKED_BACK = 300;
/** What `/ops` itself takes; on a command line a whole page may be written, and all of it is in `ops history`. */
const SHOWN_OF_A_REASON = 300;

/** Who decided what, when, and why; read from the store, which alone knows. */
export class History {
  #known: { readonly revision: number; readonly decided: ReadonlyMap<string, Decided> } | null = null;

  constructor(private readonly store: ReleaseStore) {}

  /** Newest first. */
  async page(page: number): Promise<Page<Revision>> {
    const { revision: total } = await this.store.newest();
    const newest = total - (page - 1) * PAGE;
    const wanted = Array.from({ length: PAGE + 1 }, (_, at) => newest - at).filter(revision => revision > 0);
    const read = await Promise.all(wanted.map(revision => this.store.revision(revision)));
    const entries = read.filter(entry => entry !== null);
    return { rows: entries.slice(0, PAGE).map((entry, at) => told(entry, entries[at + 1]?.registry ?? null)), total };
  }

  /** Who made the stable build of each area stable. */
  async decided(revision: number, stable: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Decided>> {
    if (this.#known?.revision === revision) return this.#known.decided;
    const decided = new Map<string, Decided>();
    const open = new Map(stable);
    let later: HistoryEntry | null = null;
    let looked = 0;
    for await (const entry of this.store.revisions()) {
      for (const [area, build] of open) {
        if (stableIn(entry.registry, area) === build) continue;
        open.delete(area);
        if (later !== null) decided.set(area, decidedIn(later));
      }
      looked += 1;
      later = entry;
      if (open.size === 0 || looked >= LOOKED_BACK) break;
    }
    const isAll = later !== null && later.revision === 1;
    if (isAll && later !== null) for (const area of open.keys()) decided.set(area, decidedIn(later));
    this.#known = { revision, decided };
    return decided;
  }
}

const decidedIn = ({ revision, at, by, why, canary }: HistoryEntry): Decided => ({
  revision,
  by,
  at: instantOf(at),
  why: shown(why ?? ''),
  whySaid: whySaid(canary),
});

function shown(text: string): string {
  if (text.length <= SHOWN_OF_A_REASON) return text;
  return `${Array.from(text)
    .slice(0, SHOWN_OF_A_REASON - 1)
    .join('')}…`;
}

/** Where figures are kept, they are the reason: whoever watched it wrote their sentence there. */
const whySaid = (canary: HistoryEntry['canary']) => (canary === undefined ? null : sentenceOf(canary));

function told(entry: HistoryEntry, before: unknown): Revision {
  const { revision, at, by, command, why, gate = '', gateSaid, canary, registry } = entry;
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
  };
}

function lookIn({ tried, stable, against, sure }: NonNullable<HistoryEntry['canary']>, at: Instant | null): CanaryLook {
  return { at: at ?? asInstant(0), percent: '-', tried, stable, against, surePerMille: Math.floor(sure * 1000) };
}

export function instantOf(written: string): Instant | null {
  const ms = Date.parse(written);
  return Number.isNaN(ms) ? null : asInstant(ms);
}
