/** Why a field was refused. The exchange translates these; a client only logs them. */
export type FaultReason =
  | 'missing'
  | 'not-text'
  | 'not-a-number'
  | 'not-a-list'
  | 'not-an-object'
  | 'exponent'
  | 'negative'
  | 'not-positive'
  | 'too-precise'
  | 'too-large'
  | 'not-whole'
  | 'too-long'
  | 'too-short'
  | 'unknown-choice'
  | 'bad-form'
  | 'not-equal'
  | 'must-differ'
  | 'not-later';

export interface Fault {
  /** The name on the wire, as in `price` or `list.0.number`; empty when the whole body does not fit. */
  readonly field: string;
  readonly reason: FaultReason;
}

const NAME = 'Malformed';

/** What came over the wire does not fit. Told apart by its name: each build carries its own copy of this class. */
export class Malformed extends Error {
  override readonly name = NAME;

  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(({ field, reason }) => `${field || 'body'}: ${reason}`).join('; '));
  }
}

export function isMalformed(problem: unknown): problem is Malformed {
  return problem instanceof Object && 'name' in problem && problem.name === NAME && 'faults' in problem;
}
