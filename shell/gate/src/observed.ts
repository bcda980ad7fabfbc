import type { Saying } from './said/said';

/** What was seen of a candidate: plain figures, which the rules judge. */

export type Who = 'guest' | 'member';

/** One route of the candidate, once on screen. */
export interface Visit {
  readonly route: string;
  readonly as: Who;
  /** Milliseconds from the asking to the first content; null when none came. */
  readonly shownAfter: number | null;
  /** Of scripts, compressed, that came before the first content or that the build says it needs for it. */
  readonly scriptBytes: number;
  /** Milliseconds of the longest task. */
  readonly longestTask: number;
  /** Share of a core that it takes when all is drawn. */
  readonly busy: number;
  readonly covered: readonly Covered[];
  /** What became of a click on a link of the header. */
  readonly click: 'arrived' | 'lost' | 'reloaded';
  readonly reaching: readonly Reach[];
  /** Who the page's user is afterwards. */
  readonly session: Who;
}

/** A link or button of the header that something else is in front of. */
export interface Covered {
  /** Null where the whole header is not there. */
  readonly place: string | null;
  /** Null where nothing is met in its place. */
  readonly by: string | null;
}

/** A rule of a style sheet that matches something outside of the area. */
export interface Reach {
  readonly selector: string;
  readonly sheet: string;
  readonly element: string;
}

export interface PartShown {
  readonly part: string;
  /** Why it was not. */
  readonly failed: Saying | null;
}

export interface SwapSeen {
  readonly to: 'stable' | 'candidate';
  readonly route: string;
  /** Milliseconds; null when it did not come. */
  readonly after: number | null;
}

/** What is otherwise than before the candidate came, after it was left and replaced. */
export interface Left {
  readonly globals: readonly string[];
  readonly builtIns: readonly string[];
  readonly styles: readonly Saying[];
  readonly elements: readonly Saying[];
  readonly attributes: readonly Saying[];
  /** Share of a core that the page takes with nothing of the candidate on screen. */
  readonly busy: number;
}

/** What each further mount and unmount of the same screen adds. */
export interface Growth {
  readonly route: string;
  readonly mounts: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Of those, on window, document, html and body: `window resize`. */
  readonly named: readonly string[];
}

/** One tab, from its opening to its end. */
export interface Walk {
  readonly as: Who;
  readonly visits: readonly Visit[];
  readonly parts: readonly PartShown[];
  readonly swaps: readonly SwapSeen[];
  readonly growth: Growth | null;
  readonly left: Left | null;
  /** Errors and rejections that nobody caught. */
  readonly uncaught: readonly string[];
  readonly violations: readonly string[];
  /** What was being done when the page no longer answered; nothing after it was seen. */
  readonly frozenAt: Saying | null;
}

export interface Observed {
  readonly walks: readonly Walk[];
  /** What the shell reported of the candidate: it did not load, did not mount, crashed, hung. */
  readonly faults: readonly string[];
}
