import type { Saying } from './said/said';

/** What was seen of a candidate: plain figures, which the rules judge. */

export type Who = 'guest' | 'member';

/** One route of the candidate, once on screen. */
export interface Visit {
  readonly route: string;
  readonly as: Who;
  /** What was otherwise: turned while it was there, mounted again and again, or the window's width; null of its first mount. */
  readonly turned: 'language' | 'look' | 'width' | null;
  /** Milliseconds from the asking to the first content; null when none came. */
  readonly shownAfter: number | null;
  /** Whether there is still something to be seen when all is drawn. */
  readonly stays: boolean;
  /** Of scripts, compressed, that came before the first content or that the build says it needs for it. */
  readonly scriptBytes: number;
  /** Milliseconds of the longest task. */
  readonly longestTask: number;
  /** Share of a core that it takes when all is drawn. */
  readonly busy: number;
  /** How many calls it makes in a second then. */
  readonly calls: number;
  readonly covered: readonly Covered[];
  /** Pixels that the page is wider than its window. */
  readonly tooWide: number;
  /** Entries that it wrote into the tab's history, with nobody pressing anything. */
  readonly history: number;
  /** What became of a click on a link of the header. */
  readonly click: Click;
  /** Events of a key, a wheel, a pointer, that did not come to a link of the header, or came forbidden. */
  readonly eaten: readonly string[];
  /** Whether the keyboard stayed where it was put, in the header. */
  readonly focus: 'stayed' | 'taken';
  /** Whether it holds swaps back, though nobody has pressed anything. */
  readonly holds: boolean;
  readonly reaching: readonly Reach[];
  /** Who the page's user is afterwards. */
  readonly session: Who;
}

export type Click = 'arrived' | 'lost' | 'reloaded';

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
  /** Share of a core that it takes when it is drawn. */
  readonly busy: number;
  /** How many calls it makes in a second then. */
  readonly calls: number;
  /** Of the page around it, while it was there. */
  readonly covered: readonly Covered[];
  readonly eaten: readonly string[];
  readonly holds: boolean;
  readonly reaching: readonly Reach[];
  readonly growth: Growth | null;
}

export interface SwapSeen {
  readonly to: 'stable' | 'candidate';
  readonly route: string;
  /** Milliseconds; null when it did not come. */
  readonly after: number | null;
  /** Whether it came at once when nobody had to be asked any more. */
  readonly isHeld: boolean;
}

/** The first screen, drawn long ago, with nobody pressing anything; at the quietest of a few looks. */
export interface Quiet {
  readonly route: string;
  readonly seconds: number;
  /** How often it wrote into the tab's history, or over an entry of it. */
  readonly written: number;
  /** Whether the keyboard stayed where it was put, in the header. */
  readonly focus: Visit['focus'];
  readonly holds: boolean;
}

/** What is otherwise than before the candidate came, after it was left and replaced. */
export interface Left {
  readonly globals: readonly string[];
  readonly builtIns: readonly string[];
  readonly styles: readonly Saying[];
  readonly elements: readonly Saying[];
  readonly attributes: readonly Saying[];
  readonly covered: readonly Covered[];
  readonly click: Click;
  readonly eaten: readonly string[];
  /** Whether swaps of its area are held back, with nothing of it on screen. */
  readonly holds: boolean;
  /** What was in the browser's storage before, and is no more, or otherwise. */
  readonly lost: readonly string[];
  /** All that is in it now. */
  readonly writtenKB: number;
  /** In databases and caches. */
  readonly storedKB: number;
  /** That a script set. */
  readonly cookies: readonly string[];
  /** Threads that go on, and those that would answer for the page's calls. */
  readonly workers: readonly string[];
  /** Share of a core that the page takes with nothing of the candidate on screen. */
  readonly busy: number;
  /** Whether something led away from the screen that its user had gone to. */
  readonly isElsewhere: boolean;
  /** How often something wrote into the tab's history meanwhile. */
  readonly written: number;
}

/** What each further mount and unmount of the same screen, or part, adds. */
export interface Growth {
  readonly route: string;
  readonly mounts: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly memoryKB: number;
  /** Of those, on what is the whole page's: `window resize`; and what works on: `WebSocket`. */
  readonly named: readonly string[];
}

/** One tab, from its opening to its end. */
export interface Walk {
  readonly as: Who;
  readonly visits: readonly Visit[];
  readonly parts: readonly PartShown[];
  readonly swaps: readonly SwapSeen[];
  readonly growth: Growth | null;
  readonly quiet: Quiet | null;
  readonly left: Left | null;
  /** Errors and rejections that nobody caught. */
  readonly uncaught: readonly string[];
  readonly violations: readonly string[];
  /** What the browser itself asked or said, and kept the page for. */
  readonly dialogs: readonly string[];
  /** What the browser did that a press alone asks for: files that it saved, windows that it opened. */
  readonly unasked: readonly string[];
  /** What was being done when it went to another address, or was loaded anew; nothing after it was seen. */
  readonly goneAt: Saying | null;
  /** What was being done when the page no longer answered; nothing after it was seen. */
  readonly frozenAt: Saying | null;
}

export interface Observed {
  readonly walks: readonly Walk[];
  /** What the shell reported of the candidate: it did not load, did not mount, crashed, hung. */
  readonly faults: readonly string[];
}
