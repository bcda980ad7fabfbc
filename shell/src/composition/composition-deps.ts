import type { Platform } from '@tradefloor/platform';
import type { Observable } from 'rxjs';
import type { Federation } from './loader/federation';
import type { RegistryClient } from './registry/registry-client';
import type { Readiness } from './stage/until-replaceable';

/** What composition asks of session and chrome, which it doesn't know. */
export interface CompositionDeps {
  readonly page: Window & typeof globalThis;
  readonly registry: RegistryClient;
  readonly federation: Federation;
  readonly platformVersion: string;
  readonly platformFor: (area: string) => Platform;
  /** Whether an area may be replaced now, and that it may have changed. */
  readonly readiness: (area: string) => Readiness;
  readonly readinessChanges: Observable<unknown>;
  /** A swap would take something away that leaving doesn't ask about: what is typed in a dialog, the open address. */
  readonly hold: (area: string) => () => void;
  /** The area is off the screen: what it held and asked is void. */
  readonly release: (area: string) => void;
  /** The first screen is there. */
  readonly painted: Promise<void>;
  readonly isUser: () => boolean;
  readonly sessionChanges: Observable<unknown>;
  readonly askToSignIn: () => void;
  /** It is about to be on screen: from now on presses are meant for it. */
  readonly entered: (area: string) => void;
  /** An area that would have signed the user out, unasked. */
  readonly unasked: Observable<string>;
  readonly report: (problem: unknown, context?: Readonly<Record<string, string | number>>) => void;
}
