import type { Platform } from '@tradefloor/platform';
import type { Build } from '@tradefloor/release';
import type { Fault } from '../loader/fault';
import type { PreparedBuilds } from '../loader/prepared-builds';
import type { KeptPlace } from './place-kept';
import type { Visit } from '../visits/visit';

export interface StageDeps {
  readonly area: string;
  readonly slot: HTMLElement;
  readonly platform: Platform;
  readonly platformVersion: string;
  readonly builds: PreparedBuilds;
  /** Builds that failed in this session; shared by all that could load them. */
  readonly blocked: Set<string>;
  /** What a build did to the page, when that is why it is blocked. */
  readonly harmOf: (build: string | null) => Fault | undefined;
  /** The user wants to see for themselves what froze this tab. */
  readonly pardon: () => void;
  readonly address: () => string;
  /** Resolves when what is on screen may be replaced: at once, or when the user or the area agrees. */
  readonly mayReplace: (shown: Build, stopWaiting: AbortSignal) => Promise<void>;
  /** Where the user is in what is replaced; null as long as nobody knows how. */
  readonly keepPlace: (element: HTMLElement) => KeptPlace | null;
  readonly entered: () => void;
  readonly release: () => void;
  readonly visited: (visit: Visit) => void;
  readonly report: (fault: Fault, context: Readonly<Record<string, string | number>>) => void;
  readonly show: StageShow;
}

/** What the chrome shows of this area; called only while the area is wanted on screen. */
export interface StageShow {
  readonly loading: () => void;
  readonly area: () => void;
  readonly fault: (fault: Fault, retry: () => void) => void;
}
