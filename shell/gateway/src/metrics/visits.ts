import { Counter, Histogram, type Registry } from 'prom-client';
import * as z from 'zod/mini';
import type { NamedBuild } from './told-builds';

const duration = z.number().check(z.gte(0), z.lte(600_000));

/** What a tab says of the builds that came on screen in it, or should have; what it says wrongly is not counted. */
const told = z.object({
  visits: z
    .array(
      z.object({
        area: z.string(),
        build: z.string(),
        failed: z.boolean(),
        /** Null where it never came on screen. */
        times: z.nullable(z.object({ loadMs: duration, mountMs: duration, longestTaskMs: duration })),
      }),
    )
    .check(z.maxLength(50)),
});

const EDGES_S = [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4];
/**
 * Each doubling from a fifth of a second on in seven, a tenth apart: what comes on screen so much later is to be seen
 * wherever the edge lies. More than anybody draws, so only those are told who hold one build against another.
 */
const FINE_EDGES_S = EDGES_S.flatMap(edge =>
  edge < 0.2 || edge === EDGES_S.at(-1)
    ? [edge]
    : Array.from({ length: 7 }, (_, step) => Math.round(edge * 2 ** (step / 7) * 1000) / 1000),
);
const BY_BUILD = ['area', 'build'] as const;

/** How each build does with those who have it: what a canary is judged by. */
export class VisitMetrics {
  readonly #visits: Counter<'area' | 'build' | 'end'>;
  readonly #load: Histogram<'area' | 'build'>;
  readonly #mounts: ReadonlyArray<Histogram<'area' | 'build'>>;
  readonly #longest: Histogram<'area' | 'build'>;

  constructor(
    own: Registry,
    told: Registry,
    private readonly counts: (area: string, build: string) => boolean,
  ) {
    const registers = [own, told];
    this.#visits = new Counter({
      name: 'tradefloor_build_visits_total',
      help: 'How often a build came on screen, or should have: whole, or failed.',
      labelNames: ['area', 'build', 'end'],
      registers,
    });
    const seconds = (what: string, help: string, to = registers, buckets = EDGES_S) =>
      new Histogram({ name: `tradefloor_build_${what}_seconds`, help, labelNames: BY_BUILD, buckets, registers: to });
    this.#load = seconds('load', 'Until the code of a build had come.');
    const mounted = 'From then until it was on screen.';
    this.#mounts = [seconds('mount', mounted, [own]), seconds('mount', mounted, [told], FINE_EDGES_S)];
    this.#longest = seconds('longest_task', 'The longest time for which the page did not answer while it came.');
  }

  visited(said: unknown): void {
    const read = told.safeParse(said);
    for (const { area, build, failed, times } of read.success ? read.data.visits : []) {
      if (!this.counts(area, build)) continue;
      this.#visits.inc({ area, build, end: failed ? 'failed' : 'whole' });
      if (times === null) continue;
      this.#load.observe({ area, build }, times.loadMs / 1000);
      for (const mount of this.#mounts) mount.observe({ area, build }, times.mountMs / 1000);
      this.#longest.observe({ area, build }, times.longestTaskMs / 1000);
    }
  }

  forget(gone: NamedBuild): void {
    for (const end of ['whole', 'failed']) this.#visits.remove({ ...gone, end });
    for (const times of [this.#load, ...this.#mounts, this.#longest]) times.remove({ ...gone });
  }
}
