import type { NewsColumn, NewsItem } from '@tradefloor/contract';
import type { Connection, Notice, Platform, Question } from '@tradefloor/platform';
import type { AreaRoute, MenuEntry } from '@tradefloor/release';
import type { ComponentType } from 'react';
import type { Observable } from 'rxjs';
import type { Texts } from './texts/texts';

/** A value that is always there, and changes. `current` gives the same object until it has changed. */
export interface Live<Value> {
  readonly current: () => Value;
  readonly changes: Observable<Value>;
}

export interface AskedQuestion {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
  /** When it needs no answer any more: answered, or withdrawn with the area that asked. */
  readonly settled: Promise<boolean>;
}

/** What the chrome needs of the rest of the shell; it knows neither the registry nor the loader. */
export interface ChromeDeps {
  readonly platform: Platform;
  readonly texts: Texts;
  /** The entries of all builds in use, hidden ones included. */
  readonly menu: Live<readonly MenuEntry[]>;
  readonly notices: Observable<Notice>;
  readonly questions: Observable<AskedQuestion>;
  readonly connection: Live<Connection>;
  readonly unread: Live<boolean>;
  /** 999: the token is gone, and the sign-in page follows. */
  readonly sessionOver: Observable<unknown>;
  /** The first area is on screen: what the chrome needs later is not fetched before. */
  readonly painted: Promise<unknown>;
  /** By operators, in the language that is on; no address of the customer service is null. */
  readonly written: {
    readonly customerService: () => Promise<string | null>;
    readonly articles: (column: NewsColumn) => Promise<readonly NewsItem[]>;
  };
  /** What this browser is to show instead of everybody's builds; resolves to why not, or null. */
  readonly override: (wanted: string) => Promise<string | null>;
  readonly reload: () => void;
  /** Every component in both themes, shown at `/__kit`: given in development and test builds only. */
  readonly gallery?: () => Promise<ComponentType>;
}

/** Why an area is not on screen, as composition tells it; `docs/errors.md` has a section each. */
export type FaultKind =
  | 'files-missing'
  | 'entry-threw'
  | 'chunk-missing'
  | 'nothing-exposed'
  | 'load-timeout'
  | 'integrity-refused'
  | 'platform-too-old'
  | 'did-harm'
  | 'mount-threw'
  | 'mount-hung'
  | 'unmount-hung'
  | 'render-crashed';

export interface FaultCause {
  readonly kind: FaultKind;
  /** The build that failed last. */
  readonly build: string | null;
}

export interface Chrome {
  /** Areas mount into elements inside this one, which stands in `<main id="areas">` and is never moved or redrawn. */
  readonly slot: HTMLElement;
  /** Frame, look, tab title and the marked menu entry; what was shown instead of an area before is taken away. */
  readonly showRoute: (route: AreaRoute | 'not-found') => void;
  /** A skeleton over the slot, until `showArea`, `showRoute` or `showFault`. */
  readonly showLoading: () => void;
  readonly showArea: () => void;
  readonly showFault: (area: string, cause: FaultCause, retry: () => void) => void;
  /** A bar that can be put off: a reload brings what is published. */
  readonly askReload: () => void;
  /**
   * A dirty form stands in the way of a newer build: `replace` when the user agrees. `isGone`: the build has no such page
   * any more. One answer is for all that wait. Void when the screen changes.
   */
  readonly askToReplace: (area: string, replace: () => void, isGone: boolean) => void;
  readonly unmount: () => void;
}
