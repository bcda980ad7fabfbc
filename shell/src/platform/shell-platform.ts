import type { Connection, Notice, Parts, Platform } from '@tradefloor/platform';
import type { Observable } from 'rxjs';
import type { AskedQuestion } from './asks/questions';
import type { Say } from './navigate/leaving-words';
import type { Override } from './session/override';
import type { Holds } from './holds/holds';
import type { WrittenByOperators } from './written-by-operators';

/** A value that is always there, and changes. `current` gives the same object until it has changed. */
export interface Live<Value> {
  current(): Value;
  readonly changes: Observable<Value>;
}

/** The platform as the shell itself holds it: one for the page, one view of it an area. */
export interface ShellPlatform {
  /** What an area is handed: its name is on what it publishes, holds, asks and reports. Always the same object. */
  platformFor(area: string): Platform;
  /** Before single-spa starts, so that a dirty form is asked before an area is left. */
  start(): void;
  readonly stop: () => void;
  /** The area is about to be on screen: what the user pressed before was meant for another. */
  entered(area: string): void;
  /** Areas that would have signed the user out though nobody had pressed anything. */
  readonly unasked: Observable<string>;
  /** The area is gone or broken: what it held and asked is void. */
  release(area: string): void;
  /** Composition knows the parts; the platform only hands them on. Until then there are none. */
  provideParts(parts: Parts): void;
  /** What it asks and says itself is in the shell's texts. */
  provideTexts(say: Say): void;
  readonly holds: Holds;
  /** What was said before anyone listened is kept for the first listener; so are questions. */
  readonly notices: Observable<Notice>;
  readonly questions: Observable<AskedQuestion>;
  readonly connection: Live<Connection>;
  readonly unread: Live<boolean>;
  /** 999: the token is gone, and the sign-in page follows. */
  readonly sessionOver: Observable<void>;
  readonly written: WrittenByOperators;
  readonly override: Override;
}
