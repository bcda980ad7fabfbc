import type { Observed } from '../observed';

/** What is wrong, told to whoever made the build. */
export interface Objection {
  /** Where it was seen: a route, a part, an element. */
  readonly place: string;
  /** What was seen, with what may be. */
  readonly figure: string;
  readonly cure: string;
}

export interface Finding extends Objection {
  readonly rule: string;
}

/** A pure judgement over what was seen; named as its file is. */
export interface Rule {
  readonly name: string;
  judge(observed: Observed): readonly Objection[];
}
