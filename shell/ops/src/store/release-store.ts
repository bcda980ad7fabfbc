import type { Verdict } from '@tradefloor/gate/verdict';
import type { HistoryEntry } from '@tradefloor/release/folder';

/** Where releases are kept. One kind so far, a folder; a bucket would create revisions with `If-None-Match: *`. */
export interface ReleaseStore {
  /** For messages. */
  readonly place: string;
  /** The newest body; revision 0 and no document where nothing was written yet. */
  newest(): Promise<{ readonly revision: number; readonly document: unknown }>;
  /** Creates the revision, unless somebody else has: the compare-and-set that all writing goes through. */
  append(entry: HistoryEntry): Promise<'written' | 'conflict'>;
  revision(revision: number): Promise<HistoryEntry | null>;
  /** Newest first. */
  revisions(): AsyncIterable<HistoryEntry>;

  hasBuild(area: string, build: string): Promise<boolean>;
  /** Makes the whole folder visible at once, in the place of what was there. */
  putBuild(area: string, build: string, folder: string): Promise<void>;
  /** For reading files of a build that is there. */
  buildFolder(area: string, build: string): string;
  builds(): Promise<readonly StoredBuild[]>;
  removeBuild(area: string, build: string): Promise<void>;
  /** What the gate found about a build; null where it was never there. Gone with the build. */
  verdict(area: string, build: string): Promise<Verdict | null>;
  keepVerdict(verdict: Verdict): Promise<void>;
  /** What killed writers left behind, older than this. */
  sweep(before: Date): Promise<number>;
}

export interface StoredBuild {
  readonly area: string;
  readonly build: string;
  readonly since: Date;
}
