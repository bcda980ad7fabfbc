import type { Observed } from '../observed';
import type { Said, Saying } from '../said/said';

/** What is wrong, told to whoever made the build. */
export interface Objection {
  /** Where it was seen: a route, a part, an element. */
  readonly place: Saying;
  /** What was seen, with what may be. */
  readonly figure: Saying;
  readonly cure: Saying;
}

export interface Finding {
  readonly rule: string;
  readonly place: Said;
  readonly figure: Said;
  readonly cure: Said;
}

/** A pure judgement over what was seen; named as its file is. */
export interface Rule {
  readonly name: string;
  judge(observed: Observed): readonly Objection[];
}
