/** What the gate keeps in the page between its questions. */
export interface PageState {
  /** As the page's own links lead, as it was before the candidate came. */
  readonly go: (address: string) => void;
  readonly longTasks: number[];
  /** Entries of the tab's history that came other than by `go`. */
  readonly entries: () => number;
  /** The same, and entries that were written over. */
  readonly written: () => number;
  /** What everybody runs on, by its path; looked at again by the same function. */
  readonly builtIns: ReadonlyMap<string, PropertyDescriptor>;
  readonly builtInsNow: () => ReadonlyMap<string, PropertyDescriptor>;
  readonly globals: ReadonlySet<string>;
  readonly sheets: ReadonlySet<CSSStyleSheet>;
  readonly elements: ReadonlySet<Element>;
  readonly attributes: string;
  /** Styles and classes of html and body. */
  readonly worn: readonly (string | null)[];
  /** What its user has chosen. */
  readonly chosen: { readonly language: string; readonly theme: 'night' | 'day' };
  /** What the browser keeps for everybody, by its name: of the session, of others. */
  readonly kept: ReadonlyMap<string, string>;
}

/** What the rehearsal's own area was handed by the shell. */
interface GivenPlatform {
  readonly session: { state(): { readonly kind: 'guest' | 'user' } };
  readonly language: { code(): string; set(code: string): void };
  readonly appearance: {
    look(): { readonly theme: 'night' | 'day' };
    set(change: { readonly theme: 'night' | 'day' }): void;
  };
  readonly part: {
    mount(
      name: string,
      into: HTMLElement,
      given: Readonly<Record<string, unknown>>,
      lost: () => void,
      version: number,
    ): Promise<{ unmount(): Promise<void> }>;
  };
}

declare global {
  interface Window {
    tradefloorGate?: PageState;
    tradefloorGatePlatform?: GivenPlatform;
    /** The part that is on screen just now. */
    tradefloorGatePart?: { readonly into: HTMLElement; readonly mounted: { unmount(): Promise<void> } } | undefined;
  }
}
