import type { AreaStanding, BuildState, Decided, ListedBuild, Standing } from '@tradefloor/contract/desk';
import type { AreaReleases, Build } from '@tradefloor/release';
import { standingRegistry } from '../../edit-registry';
import { problemSaid } from '../../releases/problem-said';
import { inEnglish } from '../../said/english';
import type { ReleaseStore } from '../../store/release-store';
import type { Jobs } from '../jobs/jobs';
import type { Watches } from '../jobs/watches';
import type { Figures } from './figures';
import { type History, instantOf } from './history';

export interface StandingDeps {
  readonly store: ReleaseStore;
  readonly figures: () => Promise<Figures>;
  readonly history: History;
  readonly jobs: Jobs;
  readonly watches: Watches;
  readonly isGateOn: boolean;
  readonly now: () => Date;
}

/** What runs where, as one answer: registry, history, gateways, and what is under way here. */
export class Standings {
  constructor(private readonly deps: StandingDeps) {}

  async read(): Promise<Standing> {
    const { store, figures, history, jobs, isGateOn } = this.deps;
    const [{ registry, revision, problems }, seen] = await Promise.all([standingRegistry(store), figures()]);
    const stable = Object.entries(registry.areas).flatMap(([area, releases]) =>
      releases.stable === null ? [] : [[area, releases.stable] as const],
    );
    const decided = await history.decided(revision, new Map(stable));
    return {
      revision,
      store: store.place,
      isGateOn,
      writtenAt: revision === 0 ? null : instantOf(registry.updated),
      areas: Object.entries(registry.areas)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([area, releases]) => this.#area(area, releases, seen, decided.get(area) ?? null)),
      gateways: seen.gateways,
      problems: problems.map(problem => inEnglish(problemSaid(problem))),
      problemsSaid: problems.map(problemSaid),
      jobs: jobs.all,
    };
  }

  #area(name: string, releases: AreaReleases, figures: Figures, decided: Decided | null): AreaStanding {
    const { stable, lastGood, canary = null, builds } = releases;
    return {
      name,
      stable,
      decided,
      lastGood,
      canary: canary && {
        build: canary.build,
        // Nobody gets one that no command has looked after for a day.
        percent: String(Date.parse(canary.until) > this.deps.now().getTime() ? canary.percent : 0),
        until: instantOf(canary.until),
        isWatched: this.deps.watches.isWatched(name),
      },
      builds: builds.map(build => listed(build, releases, figures)),
    };
  }
}

function listed(
  { area, build, version, platform, published }: Build,
  releases: AreaReleases,
  figures: Figures,
): ListedBuild {
  return {
    id: build,
    version,
    platform,
    publishedAt: instantOf(published),
    state: stateOf(build, releases),
    figures: figures.of(area, build),
  };
}

function stateOf(build: string, { stable, lastGood, blocked, canary }: AreaReleases): BuildState {
  if (blocked.includes(build)) return 'blocked';
  if (stable === build) return 'stable';
  if (canary?.build === build) return 'canary';
  return lastGood.includes(build) ? 'last-good' : 'published';
}
