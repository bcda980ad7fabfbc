import { choice } from '../wire/choice';
import { list, maybe } from '../wire/containers';
import { instant } from '../wire/instant';
import type { PlainOf } from '../wire/kind';
import { count } from '../wire/numbers';
import { field, shape } from '../wire/shape';
import { text, textOrEmpty } from '../wire/text';
import { orNothing, type Said, said, type Told, told } from './said';

export interface FindingSaid extends PlainOf<typeof findingSaid> {}
const findingSaid = /* @__PURE__ */ shape(() => ({
  place: field('place', said),
  figure: field('figure', said),
  cure: field('cure', said),
}));

/** What the gate holds against a build: the rule, where, how much, and what to do. */
export interface Finding extends PlainOf<typeof finding> {}
export const finding = /* @__PURE__ */ shape(() => ({
  rule: field('rule', text),
  place: field('place', textOrEmpty),
  figure: field('figure', textOrEmpty),
  cure: field('cure', textOrEmpty),
  /** The same in no language; null from a gate of before there was any. */
  said: field('said', orNothing<FindingSaid>(findingSaid)),
}));

/** As the command line ends: refused, not understood, somebody else wrote first, the store is away; or it broke. */
export type RefusalKind = 'refused' | 'usage' | 'conflict' | 'unreadable' | 'failed';
export interface DeskRefusal extends PlainOf<typeof deskRefusal> {}
export const deskRefusal = /* @__PURE__ */ shape(() => ({
  kind: field(
    'kind',
    choice<RefusalKind>({
      refused: 'refused',
      usage: 'usage',
      conflict: 'conflict',
      unreadable: 'unreadable',
      failed: 'failed',
    }),
  ),
  message: field('message', textOrEmpty),
  findings: field('findings', list<Finding>(finding)),
  /** The message in no language, sentence by sentence; empty from a desk of before there was any. */
  said: field('said', orNothing(list<Said>(said))),
}));

/** Visits of one side of a canary, and what went wrong in them. */
export interface CanarySide extends PlainOf<typeof canarySide> {}
export const canarySide = /* @__PURE__ */ shape(() => ({
  visits: field('visits', count),
  failed: field('failed', count),
  slow: field('slow', count),
  stuck: field('stuck', count),
}));

/** What had been seen of a canary by then, since its beginning. */
export interface CanaryLook extends PlainOf<typeof canaryLook> {}
export const canaryLook = /* @__PURE__ */ shape(() => ({
  at: field('at', instant),
  /** Of the browsers, as it was wished: "12.5". */
  percent: field('percent', text),
  tried: field('tried', canarySide),
  stable: field('stable', canarySide),
  /** The sign by which it is worse; null while none speaks against it. */
  against: field('against', maybe(text)),
  /** How sure that is, of a thousand. */
  surePerMille: field('sure', count),
}));

export type JobState = 'running' | 'done' | 'refused';

/** One command that runs, or has run, for an operator: it goes on when the page closes. */
export interface Job extends PlainOf<typeof job> {}
export const job = /* @__PURE__ */ shape(() => ({
  id: field('id', text),
  /** `promote`, `rollback`, …: as the command line has it. */
  command: field('command', text),
  area: field('area', textOrEmpty),
  build: field('build', textOrEmpty),
  by: field('by', text),
  why: field('why', textOrEmpty),
  at: field('at', instant),
  state: field('state', choice<JobState>({ running: 'running', done: 'done', refused: 'refused' })),
  /** What the command has said so far. */
  lines: field('lines', list(text)),
  /** Each of them in no language, in their order; null for one that is said in English alone. */
  linesSaid: field('lines_said', list(orNothing<Said>(said))),
  /** What the gate looks at for it right now. */
  step: field('step', orNothing<Told>(told)),
  refusal: field('refusal', maybe(deskRefusal)),
  /** What it has written. */
  revision: field('revision', maybe(count)),
  /** Of a canary that is watched, oldest first. */
  looks: field('looks', list<CanaryLook>(canaryLook)),
}));
