import type { HistoryEntry } from '@tradefloor/release/folder';
import type { BuildContents } from './build-contents';

/** Where releases are kept: a folder, or a bucket. */
export interface ReleaseStore extends RevisionsKept, BuildsKept {
  /** For messages. */
  readonly place: string;
}

export interface RevisionsKept {
  /** The newest body; revision 0 and no document where nothing was written yet. */
  newest(): Promise<{ readonly revision: number; readonly document: unknown }>;
  /** Creates the revision, unless somebody else has: the compare-and-set that all writing goes through. */
  append(entry: HistoryEntry): Promise<'written' | 'conflict'>;
  revision(revision: number): Promise<HistoryEntry | null>;
  /** Newest first. */
  revisions(): AsyncIterable<HistoryEntry>;
  /** What was kept of the gate's look at a build, whoever wrote it; null where it was never there. Gone with the build. */
  verdict(area: string, build: string): Promise<string | null>;
  keepVerdict(area: string, build: string, text: string): Promise<void>;
}

export interface BuildsKept {
  hasBuild(area: string, build: string): Promise<boolean>;
  /** Makes the whole folder visible at once, in the place of what was there. */
  putBuild(area: string, build: string, folder: string): Promise<void>;
  /** For reading files of a build that is there. */
  contents(area: string, build: string): BuildContents;
  /** The build in a folder of this machine, for who needs one. */
  borrow(area: string, build: string): Promise<Borrowed>;
  builds(): Promise<readonly StoredBuild[]>;
  removeBuild(area: string, build: string): Promise<void>;
  /** What killed writers left behind, older than this. */
  sweep(before: Date): Promise<number>;
}

export interface Borrowed {
  readonly folder: string;
  giveBack(): Promise<void>;
}

export interface StoredBuild {
  readonly area: string;
  readonly build: string;
  readonly since: Date;
}
