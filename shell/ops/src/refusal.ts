import type { Verdict } from '@tradefloor/gate/verdict';

/** What a script may branch on; `ops --help` and docs/operating.md list them. */
export const EXIT = { ok: 0, refused: 1, usage: 2, conflict: 3, unreadable: 4 } as const;

export type RefusalKind = Exclude<keyof typeof EXIT, 'ok'>;

/** One rule of the gate that was broken: for who reads a refusal by more than its words. */
export type BrokenRule = Verdict['findings'][number];

/** Ends a command with one line: what is wrong, and what to do. Nothing was changed. */
export class Refusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    sentence: string,
    readonly findings: readonly BrokenRule[] = [],
  ) {
    super(sentence);
    this.name = 'Refusal';
  }
}

export function refuse(sentence: string): never {
  throw new Refusal('refused', sentence);
}
