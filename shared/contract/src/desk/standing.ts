import { choice } from '../wire/choice';
import { list, maybe, or } from '../wire/containers';
import { maybeInstant } from '../wire/instant';
import type { PlainOf } from '../wire/kind';
import { count, flag } from '../wire/numbers';
import { field, shape } from '../wire/shape';
import { text, textOrEmpty } from '../wire/text';
import { type Job, job } from './job';
import { orNothing, type Said, said } from './said';

/** What browsers told of a build, over all gateways, since these were started; tabs are those of now. Three quarters stay below each time. */
export interface BuildFigures extends PlainOf<typeof buildFigures> {}
export const buildFigures = /* @__PURE__ */ shape(() => ({
  /** That have something of it on screen; null from a desk that does not know. */
  tabs: field('tabs', maybe(count)),
  visits: field('visits', count),
  failed: field('failed', count),
  /** Reports that name it. */
  faults: field('faults', count),
  loadMs: field('load_ms', maybe(count)),
  mountMs: field('mount_ms', maybe(count)),
  longestTaskMs: field('longest_task_ms', maybe(count)),
  lcpMs: field('lcp_ms', maybe(count)),
  inpMs: field('inp_ms', maybe(count)),
  /** Layout shift, in thousandths. */
  clsThousandths: field('cls_thousandths', maybe(count)),
}));

export type BuildState = 'stable' | 'last-good' | 'canary' | 'blocked' | 'published';

export interface ListedBuild extends PlainOf<typeof listedBuild> {}
export const listedBuild = /* @__PURE__ */ shape(() => ({
  id: field('build', text),
  version: field('version', text),
  platform: field('platform', text),
  publishedAt: field('published', maybeInstant),
  state: field(
    'state',
    choice<BuildState>({
      stable: 'stable',
      'last-good': 'last-good',
      canary: 'canary',
      blocked: 'blocked',
      published: 'published',
    }),
  ),
  figures: field('figures', maybe<BuildFigures>(buildFigures)),
}));

/** Who made the stable build stable. */
export interface Decided extends PlainOf<typeof decided> {}
export const decided = /* @__PURE__ */ shape(() => ({
  revision: field('revision', count),
  at: field('at', maybeInstant),
  by: field('by', textOrEmpty),
  why: field('why', textOrEmpty),
  /** The same in no language, where no person gave the reason: a canary was watched. */
  whySaid: field('why_said', orNothing<Said>(said)),
  /** The entry is not as it was signed; no desk of before says so. */
  isAltered: field('is_altered', or(flag, 0)),
}));

export interface StandingCanary extends PlainOf<typeof standingCanary> {}
export const standingCanary = /* @__PURE__ */ shape(() => ({
  build: field('build', text),
  percent: field('percent', text),
  until: field('until', maybeInstant),
  /** Whether the desk watches it: a command line may, too. */
  isWatched: field('is_watched', flag),
}));

export interface AreaStanding extends PlainOf<typeof areaStanding> {}
export const areaStanding = /* @__PURE__ */ shape(() => ({
  name: field('area', text),
  stable: field('stable', maybe(text)),
  decided: field('decided', maybe<Decided>(decided)),
  /** Where a rollback leads, the first one first. */
  lastGood: field('last_good', list(text)),
  canary: field('canary', maybe<StandingCanary>(standingCanary)),
  /** Newest first. */
  builds: field('builds', list<ListedBuild>(listedBuild)),
}));

export interface GatewayStanding extends PlainOf<typeof gatewayStanding> {}
export const gatewayStanding = /* @__PURE__ */ shape(() => ({
  address: field('address', text),
  /** Whether it answers at all. */
  isUp: field('is_up', flag),
  isReady: field('is_ready', flag),
  lacks: field('lacks', list(text)),
  revision: field('revision', maybe(count)),
  tabs: field('tabs', maybe(count)),
  /** `readable`, or what is wrong with it. */
  store: field('store', textOrEmpty),
  /** What is wrong, in no language. */
  storeSaid: field('store_said', orNothing(list<Said>(said))),
  isSigned: field('is_signed', flag),
  exchange: field('exchange', textOrEmpty),
}));

/** What an operator looks at: every write says which revision that was. */
export interface Standing extends PlainOf<typeof standing> {}
export const standing = /* @__PURE__ */ shape(() => ({
  revision: field('revision', count),
  writtenAt: field('updated', maybeInstant),
  /** Where the releases are kept. */
  store: field('store', text),
  /** False where builds are promoted without anybody having looked. */
  isGateOn: field('is_gate_on', flag),
  areas: field('areas', list<AreaStanding>(areaStanding)),
  gateways: field('gateways', list<GatewayStanding>(gatewayStanding)),
  /** What of the registry cannot be read. */
  problems: field('problems', list(text)),
  /** The same in no language. */
  problemsSaid: field('problems_said', orNothing(list<Said>(said))),
  /** Newest first. */
  jobs: field('jobs', list<Job>(job)),
}));
