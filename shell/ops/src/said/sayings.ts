import type { SayingOf, Sayings } from '@tradefloor/gate/said';
import { STORE_PROBLEMS } from '@tradefloor/release/store-problem';

/** One thing that is said, of whichever version: a value may be said itself. What the gate says is among it. */
export interface Said {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number | Said>>;
}

/**
 * What the commands say to operators of the screen, by key, and the values that each takes; the gate's are beside it. As
 * there, what a key means never changes. Names and revisions are texts, figures are numbers; `sure` is of a hundred, and
 * `count` chooses the plural.
 */
export const OPS_SAYINGS = {
  ...STORE_PROBLEMS,

  /** What the desk answers to a call that is none of its. */
  'desk.guest': [],
  'desk.unknown': [],
  'desk.nothing': [],
  'desk.unread': [],
  'desk.malformed': ['what'],
  'desk.job': [],

  /** A part of a sentence; `what` is in the words of a system. */
  'cause.full': ['what'],
  'cause.rights': ['what'],
  'cause.missing': ['what'],
  'cause.unanswered': ['what'],
  'cause.unreachable': ['place', 'what'],
  'cause.answered': ['status'],
  'cause.ended': ['code'],
  'cause.said': ['what'],

  'problem.unreadable': ['cause'],
  'problem.newer': ['schema'],
  'problem.area': ['area', 'cause'],
  'problem.canary': ['area', 'cause'],
  'problem.build': ['area', 'index', 'cause'],

  'refused.conflict': ['revision', 'wanted'],
  'refused.busy': ['command', 'area', 'build', 'by'],
  'refused.contended': ['tries'],
  'refused.failed': [],
  'refused.machine': ['what'],
  'refused.unreachable': ['cause'],
  'refused.unreadable': ['place', 'cause'],
  'refused.unreadable.revision': ['revision', 'place', 'cause'],
  'refused.unreadable.area': ['area', 'cause'],
  'refused.unreadable.old': ['revision'],
  'refused.newer': ['schema', 'known'],
  'refused.altered': ['revision', 'place', 'why'],
  'refused.emptied': ['place', 'revision'],
  'refused.keys': ['file', 'cause'],
  'refused.keys.rights': ['file', 'cause'],
  'refused.key.damaged': ['file'],
  'refused.key.missing': ['file'],
  'refused.key.unknown': ['file'],
  'refused.key.former': ['signer'],
  'refused.signer.unknown': [],
  'refused.signer.strange': [],
  'refused.signer.failed': ['cause'],
  'refused.shell': ['file'],
  'refused.shell.none': [],
  'refused.unlooked': ['cause'],
  'refused.area': ['area'],
  'refused.build': ['area', 'build'],
  'refused.revision': ['revision'],
  'refused.revision.nobody': ['revision'],
  'refused.unfit': ['area', 'build', 'why'],
  'refused.unfit.then': ['revision', 'area', 'build', 'why'],
  'refused.tried': ['area', 'build'],
  'refused.no-way-back': ['area'],
  'refused.canary.none': ['area'],
  'refused.canary.unstable': ['area'],
  'refused.canary.stable': ['area', 'build'],
  'refused.canary.share': ['share'],
  'refused.canary.steps': [],

  /** Of a build, said after its name. */
  'unfit.blocked': [],
  'unfit.not-last-good': [],
  'unfit.pruned': [],
  'unfit.platform': ['needs', 'has'],
  'unfit.shared': ['module'],
  'unfit.shared.version': ['module', 'needs', 'has'],
  'unfit.route': ['route', 'area'],
  'unfit.route.alike': ['route', 'other', 'area'],
  'unfit.part': ['part', 'area'],
  'unfit.lost': ['loss'],

  'loss.address': ['address'],
  'loss.folder': [],
  'loss.description': [],
  'loss.signed': [],
  'loss.unlisted': ['file'],
  'loss.strange': ['file'],
  'loss.foreign': ['file'],
  'loss.missing': ['file'],
  'loss.altered': ['file'],

  'altered.unsigned': [],
  'altered.replaced': ['revision'],
  'altered.keyless': [],

  /** What of an entry of the history is not as it was signed. */
  'flaw.entry': [],
  'flaw.gap': [],
  'flaw.pointers': [],
  'flaw.told': [],

  'done.stable': ['area', 'build', 'revision'],
  'done.stable.after': ['area', 'build', 'before', 'revision'],
  'done.stable.back': ['area', 'build', 'before', 'revision'],
  'done.stable.already': ['area', 'build'],
  'done.looked': ['area', 'build', 'gate'],
  'done.looked.doubted': ['area', 'build', 'gate', 'doubt'],
  'done.unchecked': [],
  'done.restored': ['old', 'revision'],
  'done.asked.leave': [],
  'done.asked.reload': [],
  'done.blocked': ['area', 'build', 'stable', 'revision'],
  'done.blocked.gone': ['area', 'build', 'revision'],
  'done.blocked.already': ['area', 'build'],
  'done.allowed': ['area', 'build', 'revision'],
  'done.allowed.already': ['area', 'build'],

  /** What a revision changed of an area. */
  'change.published': ['area', 'build'],
  'change.first': ['area', 'build'],
  'change.stable': ['area', 'build', 'before'],
  'change.gone': ['area', 'before'],
  'change.canary': ['area', 'build', 'percent'],
  'change.canary-ended': ['area', 'build'],
  'change.blocked': ['area', 'build'],
  'change.allowed': ['area', 'build'],
  'change.pruned': ['area', 'build'],

  'goes.addresses': ['count', 'names'],
  'goes.parts': ['count', 'names'],
  'goes.calls': ['count', 'names'],
  'comes.calls': ['count', 'names'],

  'canary.tried': ['area', 'build', 'percent', 'revision'],
  'canary.tried.already': ['area', 'build', 'percent', 'revision'],
  'canary.ended': ['area', 'build', 'revision'],
  'canary.over': ['area', 'build'],
  'canary.none': ['area', 'stable'],
  'canary.watched': ['gateways', 'area'],
  'canary.silent': ['gateway', 'cause'],
  'canary.looked': ['percent', 'seen'],
  'canary.takenBack': ['area', 'build', 'revision', 'why'],
  /** Visits with it (`count`) and without, and how many of each failed, came late, stood still. */
  'canary.seen': ['count', 'stable', 'failed', 'stableFailed', 'slow', 'stableSlow', 'stuck', 'stableStuck'],
  'canary.worse.failed': ['seen', 'sure'],
  'canary.worse.slow': ['seen', 'sure'],
  'canary.worse.stuck': ['seen', 'sure'],
} as const satisfies Sayings;

/** One of those, with just its values. */
export type OpsSaying = SayingOf<typeof OPS_SAYINGS, string | number | Said>;
