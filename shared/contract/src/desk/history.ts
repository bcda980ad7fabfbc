import { choice } from '../wire/choice';
import { list, maybe } from '../wire/containers';
import { maybeInstant } from '../wire/instant';
import type { PlainOf } from '../wire/kind';
import { count, flag } from '../wire/numbers';
import { field, shape } from '../wire/shape';
import { text, textOrEmpty } from '../wire/text';
import { type CanaryLook, canaryLook, type Finding, finding } from './job';
import { orNothing, type Said, said } from './said';

export type ChangeKind = 'published' | 'stable' | 'gone' | 'blocked' | 'allowed' | 'canary' | 'canary-ended' | 'pruned';

/** What one revision changed of one area. */
export interface Change extends PlainOf<typeof change> {}
export const change = /* @__PURE__ */ shape(() => ({
  area: field('area', text),
  kind: field(
    'kind',
    choice<ChangeKind>({
      published: 'published',
      stable: 'stable',
      gone: 'gone',
      blocked: 'blocked',
      allowed: 'allowed',
      canary: 'canary',
      'canary-ended': 'canary-ended',
      pruned: 'pruned',
    }),
  ),
  build: field('build', textOrEmpty),
  /** The stable build before. */
  before: field('before', textOrEmpty),
  /** Of a canary. */
  percent: field('percent', textOrEmpty),
}));

export interface Revision extends PlainOf<typeof revision> {}
export const revision = /* @__PURE__ */ shape(() => ({
  revision: field('revision', count),
  at: field('at', maybeInstant),
  by: field('by', text),
  /** As it was typed. */
  command: field('command', textOrEmpty),
  why: field('why', textOrEmpty),
  /** The same in no language, where no person gave the reason: a canary was watched. */
  whySaid: field('why_said', orNothing<Said>(said)),
  /** What the gate had said. */
  gate: field('gate', textOrEmpty),
  /** The same in no language; empty in entries from before there was any. */
  gateSaid: field('gate_said', orNothing(list<Said>(said))),
  canary: field('canary', maybe<CanaryLook>(canaryLook)),
  changes: field('changes', list<Change>(change)),
  /** What of it is not as it was signed; empty where all is, where nobody signed it, and from a desk of before. */
  flaw: field('flaw', textOrEmpty),
  /** The same in no language, sentence by sentence. */
  flawSaid: field('flaw_said', orNothing(list<Said>(said))),
}));

/** What the gate found when it looked at a build. */
export interface GateLook extends PlainOf<typeof gateLook> {}
export const gateLook = /* @__PURE__ */ shape(() => ({
  at: field('at', maybeInstant),
  by: field('by', textOrEmpty),
  /** Whether it was in the shell in service, by all rules of today: else a promote looks again. */
  counts: field('counts', flag),
  findings: field('findings', list<Finding>(finding)),
}));

/** What promoting a build would mean, before anybody is asked. */
export interface Prospect extends PlainOf<typeof prospect> {}
export const prospect = /* @__PURE__ */ shape(() => ({
  area: field('area', text),
  build: field('build', text),
  /** Addresses and parts that the stable build has and this one lacks. */
  goneAddresses: field('gone_addresses', list(text)),
  goneParts: field('gone_parts', list(text)),
  /** Calls of the exchange that the stable build makes and this one does not; null where one of them does not say. */
  goneCalls: field('gone_calls', maybe(list(text))),
  /** Those that this one alone makes. */
  newCalls: field('new_calls', maybe(list(text))),
  /** Why nobody may be pointed at it; empty when they may. */
  objection: field('objection', textOrEmpty),
  /** The same in no language. */
  objectionSaid: field('objection_said', orNothing<Said>(said)),
  gate: field('gate', maybe<GateLook>(gateLook)),
}));

/** What going back to an older revision would mean. */
export interface WayBack extends PlainOf<typeof wayBack> {}
export const wayBack = /* @__PURE__ */ shape(() => ({
  revision: field('revision', count),
  /** Of all areas; empty where it cannot be gone back to. */
  changes: field('changes', list<Change>(change)),
  /** Why it cannot; empty when it can. */
  objection: field('objection', textOrEmpty),
  /** The same in no language, sentence by sentence. */
  objectionSaid: field('objection_said', orNothing(list<Said>(said))),
}));
