/** Visits with the tried build and with the stable one, and what is held against the tried one. */
export interface CanaryFigures {
  readonly tried: CanaryCounts;
  readonly stable: CanaryCounts;
  /** What it was found to be worse in; null while nothing is certain. */
  readonly against: 'failed' | 'slow' | 'stuck' | null;
  /** Between 0 and 1: that it is no chance. */
  readonly sure: number;
}

interface CanaryCounts {
  readonly visits: number;
  /** It broke. */
  readonly failed: number;
  /** It took longer to come on screen than three quarters of the stable one's visits. */
  readonly slow: number;
  /** The page did not answer for a while. */
  readonly stuck: number;
}

export interface HistoryEntry {
  readonly revision: number;
  readonly at: string;
  readonly by: string;
  readonly command: string;
  readonly why: string | null;
  /** Of a promote: what the gate had said of the build. */
  readonly gate?: string;
  /** The same in no language, for screens; no entry from before has it. */
  readonly gateSaid?: readonly unknown[];
  /** Of a canary: what had been seen of it when this was decided. */
  readonly canary?: CanaryFigures;
  /** By which nobody who knows its hash can guess the rest; no entry from before has it. */
  readonly salt?: string;
  /** The registry's body as written: read it with `readRegistry`. */
  readonly registry: unknown;
}
