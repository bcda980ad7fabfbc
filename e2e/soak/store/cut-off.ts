import type { ChildProcess } from 'node:child_process';

/** How a program is cut off at one of its writes; over a bucket it may also be the bucket that goes, or its answer. */
export type How =
  | 'killed before'
  | 'killed within'
  | 'killed after'
  | 'left alone before'
  | 'left alone after'
  | 'unheard once'
  | 'unanswered once'
  | 'overtaken';

/** By these it is not ended: what was asked of it has to be done. */
const HARMLESS: ReadonlySet<How> = new Set(['unheard once', 'unanswered once', 'overtaken']);

/** At which of its writes, and how. */
export interface Cut {
  readonly at: number;
  readonly how: How;
}

export const NEVER: Cut = { at: 0, how: 'killed before' };

export interface End {
  readonly wasCut: boolean;
  /** Null of one that was killed. */
  readonly code: number | null;
  readonly said: string;
  /** How many writes there were, where it came to its end. */
  readonly writes: number;
}

export interface Begun {
  readonly child: ChildProcess;
  readonly ended: Promise<End>;
}

export interface Program {
  readonly entry: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly onlyReads?: boolean;
}

/** A kind of store, and in what ways programs are cut off over it. */
export interface Cutting {
  readonly commands: readonly [How, ...How[]];
  readonly gateways: readonly [How, ...How[]];
  /** Of a program that has not yet come to its end, so many writes; were it less than there are, the rest would not be met. */
  readonly supposed: number;
  begin(program: Program, cut: Cut): Promise<Begun>;
}

export const mayFail = (end: End, { how }: Cut): boolean => end.wasCut && !HARMLESS.has(how);
