import type { Said } from '@tradefloor/gate/said';
import type { Looked } from './command';
import type { Line } from './said/english';

/** What a command meets of the world, so that tests can give it another one. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** The repository: where the store and the shell's build are unless said otherwise. */
  readonly root: string;
  readonly now: () => Date;
  readonly fetch: typeof globalThis.fetch;
  /** Rejects when the signal says that there is nothing to wait for any more. */
  readonly pause: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Of each look at a canary; nobody unless said. */
  readonly looked?: (look: Looked) => void;
  /** Of what the gate looks at next; nobody unless said. */
  readonly looking?: (step: Said) => void;
  /** When a command that serves has to end; asked for by such a one alone. */
  readonly until?: () => AbortSignal;
  /** Of what a command that goes on says meanwhile; `err` is unless said. */
  readonly say?: (line: Line) => void;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}
