import type { Verdict } from '@tradefloor/gate/verdict';
import { inEnglish } from './said/english';
import type { OpsSaying, Said } from './said/sayings';

/** What a script may branch on; `ops --help` and docs/operating.md list them. */
export const EXIT = { ok: 0, refused: 1, usage: 2, conflict: 3, unreadable: 4 } as const;

export type RefusalKind = Exclude<keyof typeof EXIT, 'ok'>;

/** One rule of the gate that was broken: for who reads a refusal by more than its words. */
export type BrokenRule = Verdict['findings'][number];

interface More {
  readonly findings?: readonly BrokenRule[];
  /** How the sentence goes on for who types commands: what nobody else can make use of. */
  readonly hint?: string;
}

/** Ends a command with one line: what is wrong, and what to do. Nothing was changed. */
export class Refusal extends Error {
  readonly findings: readonly BrokenRule[];
  /** In no language, sentence by sentence; none where only a command line is refused so. */
  readonly said: readonly Said[];

  constructor(
    readonly kind: RefusalKind,
    words: string | OpsSaying | readonly OpsSaying[],
    { findings = [], hint = '' }: More = {},
  ) {
    const said = typeof words === 'string' ? [] : [words].flat();
    const sentence = typeof words === 'string' ? words : said.map(inEnglish).join(' ');
    super(sentence.replace(/\.$/, () => `${hint}.`));
    this.name = 'Refusal';
    this.said = said;
    this.findings = findings;
  }
}

export function refuse(words: string | OpsSaying | readonly OpsSaying[], hint = ''): never {
  throw new Refusal('refused', words, { hint });
}
