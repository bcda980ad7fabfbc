import { Histogram, type Registry } from 'prom-client';
import * as z from 'zod/mini';
import type { NamedBuild } from './told-builds';

/** Longer is a machine that slept. */
const duration = z.nullable(z.number().check(z.gte(0), z.lte(120_000)));

/** How builds felt to those who had them on screen; what is said wrongly is not counted. */
const told = z.object({
  stays: z
    .array(
      z.object({
        area: z.string(),
        build: z.string(),
        lcpMs: duration,
        inpMs: duration,
        cls: z.nullable(z.number().check(z.gte(0), z.lte(100))),
      }),
    )
    .check(z.maxLength(50)),
});

type ByBuild = Histogram<'area' | 'build'>;

/** What the web calls its vitals, by the build that was on screen when it happened. */
export class VitalMetrics {
  readonly #lcp: ByBuild;
  readonly #inp: ByBuild;
  readonly #cls: ByBuild;

  constructor(
    registers: Registry[],
    private readonly counts: (area: string, build: string) => boolean,
  ) {
    const ranges = (name: string, help: string, buckets: number[]): ByBuild =>
      new Histogram({ name: `tradefloor_build_${name}`, help, labelNames: ['area', 'build'], buckets, registers });
    // 2.5 and 4, 0.2 and 0.5, 0.1 and 0.25 are where the web's own scale goes from good to fair to poor.
    this.#lcp = ranges(
      'lcp_seconds',
      'Until the largest thing was there, of the build that a page began with.',
      [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    );
    this.#inp = ranges(
      'inp_seconds',
      'From a press to the next picture, at its worst, each time it was on screen.',
      [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    );
    this.#cls = ranges(
      'cls',
      'The share of the screen that moved by itself, at its worst, each time on screen.',
      [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    );
  }

  told(said: unknown): void {
    const read = told.safeParse(said);
    for (const { area, build, lcpMs, inpMs, cls } of read.success ? read.data.stays : []) {
      if (!this.counts(area, build)) continue;
      if (lcpMs !== null) this.#lcp.observe({ area, build }, lcpMs / 1000);
      if (inpMs !== null) this.#inp.observe({ area, build }, inpMs / 1000);
      if (cls !== null) this.#cls.observe({ area, build }, cls);
    }
  }

  forget(gone: NamedBuild): void {
    for (const vital of [this.#lcp, this.#inp, this.#cls]) vital.remove({ ...gone });
  }
}
