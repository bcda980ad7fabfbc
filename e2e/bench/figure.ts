import type { Bench } from './bench';

/** One figure of docs/performance.md. */
export interface Figure {
  readonly name: string;
  /** What is measured, as a reader of the table wants it said. */
  readonly says: string;
  /** Throws when it can't be measured here: the figure then counts as missed, with the reason. */
  measure(bench: Bench): Promise<Measured>;
}

export interface Measured {
  readonly readings: readonly Reading[];
  /** What explains the readings, for the lines under the table. */
  readonly notes?: readonly string[];
}

/** One number and its bar. */
export interface Reading {
  readonly of: string;
  readonly value: number;
  readonly unit: '×' | 'ms' | 'kB' | '%' | 'frames' | 'tasks' | 'nodes' | 'pushes';
  readonly bar: Bar;
}

export type Bar = { readonly atMost: number } | { readonly atLeast: number };

/** Nothing that is not a number meets a bar. */
export function isMet({ value, bar }: Reading): boolean {
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

export const barText = (bar: Bar): string => ('atMost' in bar ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`);
