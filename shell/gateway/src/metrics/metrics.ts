import type { Figure } from '@tradefloor/telemetry';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { oneText } from '../several/one-text';
import { cutLines } from './cut-lines';
import { TabMetrics, type TabsDeps } from './tabs';
import { type NamedBuild, ToldBuilds } from './told-builds';
import { VisitMetrics } from './visits';
import { VitalMetrics } from './vitals';
import type { RegistrySource } from '../registry/registry-source';

export interface MetricsDeps extends TabsDeps {
  readonly source: Pick<RegistrySource, 'current' | 'filesOf' | 'problem' | 'onChange'>;
  readonly exchangeReachable: () => Promise<boolean>;
  /** Null where this gateway knows no others. */
  readonly redisReachable: (() => boolean) | null;
  readonly log: (line: string) => void;
}

/** What an operator watches while a build goes out; the names are promises to whoever has drawn them. */
export class Metrics {
  readonly cutLines: Counter<'to' | 'why'>;
  readonly #registry = new Registry();
  /** What tabs have told, and nothing of this process: what gateways side by side have to add up. */
  readonly #told = new Registry();
  #toldTimes = 0;
  readonly #answers: Histogram<'to' | 'status'>;
  readonly #reports: Counter<'kind'>;
  readonly #failures: Counter<'area' | 'build'>;
  readonly #visits: VisitMetrics;
  readonly #vitals: VitalMetrics;
  readonly #tabs: TabMetrics;
  readonly #builds: ToldBuilds;

  constructor(private readonly deps: MetricsDeps) {
    const registers = [this.#registry];
    const told = [this.#registry, this.#told];
    this.#told.setDefaultLabels({ gateway: deps.id });
    collectDefaultMetrics({ register: this.#registry, prefix: 'tradefloor_gateway_' });
    this.#answers = new Histogram({
      name: 'tradefloor_gateway_answer_seconds',
      help: 'From a request to the end of its answer, by what was asked for.',
      labelNames: ['to', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    });
    this.cutLines = cutLines(registers);
    this.#reports = new Counter({
      name: 'tradefloor_reports_total',
      help: 'What browsers reported, by kind.',
      labelNames: ['kind'],
      registers: told,
    });
    this.#failures = new Counter({
      name: 'tradefloor_build_failures_total',
      help: 'Reports that name a published build: it failed somewhere.',
      labelNames: ['area', 'build'],
      registers: told,
    });
    const isPublished = (area: string, build: string) => this.#isPublished(area, build);
    const counts = (area: string, build: string) => this.#builds.counts(area, build);
    this.#visits = new VisitMetrics(this.#registry, this.#told, counts);
    this.#vitals = new VitalMetrics(told, counts);
    this.#tabs = new TabMetrics(deps, isPublished, this.#registry);
    const forget = (gone: NamedBuild) => {
      for (const figures of [this.#visits, this.#vitals]) figures.forget(gone);
      this.#failures.remove({ ...gone });
    };
    this.#builds = new ToldBuilds({ isPublished, forget, log: deps.log });
    deps.source.onChange(() => this.#builds.forgetUnlisted());
    this.#watch(registers);
    // By it a reader knows whether what a gateway tells came before it looked.
    const began = this.#registry.getSingleMetric('tradefloor_gateway_process_start_time_seconds');
    if (began) this.#told.registerMetric(began);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  answered(url: string, status: number, seconds: number): void {
    this.#answers.observe({ to: kindOf(url), status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  reported(kind: string, said: unknown): void {
    this.#toldTimes += 1;
    this.#reports.inc({ kind });
    const { area, build } = namedIn(said);
    if (this.#builds.counts(area, build)) this.#failures.inc({ area, build });
  }

  visited(said: unknown): void {
    this.#toldTimes += 1;
    this.#visits.visited(said);
    this.#vitals.told(said);
  }

  /** Of this gateway alone. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** The same for who takes them otherwise. */
  async figures(): Promise<readonly Figure[]> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types call a kind by a number where it is a word
    return (await this.#registry.getMetricsAsJSON()) as unknown as readonly Figure[];
  }

  /** How often tabs have told something, so that nobody has to compare what they told. */
  toldTimes(): number {
    return this.#toldTimes;
  }

  /** What tabs have told this gateway, each line with its name. */
  told(): Promise<string> {
    return this.#told.metrics();
  }

  /** How many open tabs show each build, in the same form. */
  shown(): string {
    return this.#tabs.shownLines();
  }

  /** The same of all gateways, as one text in which each is told once. */
  async all(others: readonly string[]): Promise<string> {
    return oneText([...this.#tabs.heads, await this.told(), this.#tabs.lines(), ...others]);
  }

  #isPublished(area: string, build: string): boolean {
    return this.deps.source.filesOf(area, build) !== null;
  }

  /** What is asked for when somebody looks. */
  #watch(registers: Registry[]): void {
    const { source, exchangeReachable, redisReachable } = this.deps;
    const gauge = (name: string, help: string, now: () => number | Promise<number>) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await now());
        },
      });
    gauge('tradefloor_registry_revision', 'The revision that is given out.', () => source.current.revision);
    gauge('tradefloor_registry_ok', '0 when the newest revision cannot be read.', () =>
      source.problem === null ? 1 : 0,
    );
    gauge('tradefloor_exchange_up', '0 when the exchange does not answer.', async () =>
      (await exchangeReachable()) ? 1 : 0,
    );
    if (redisReachable !== null)
      gauge('tradefloor_redis_up', '0 while this gateway hears nothing of the others.', () =>
        redisReachable() ? 1 : 0,
      );
    const tried = new Gauge({
      name: 'tradefloor_canary_percent',
      help: 'The share of the browsers that a build is tried on.',
      labelNames: ['area', 'build'],
      registers: [],
      collect() {
        this.reset();
        for (const [area, { canary }] of Object.entries(source.current.registry.areas))
          if (canary) this.set({ area, build: canary.build }, canary.percent);
      },
    });
    this.#registry.registerMetric(tried);
    const stable = new Gauge({
      name: 'tradefloor_stable_build',
      help: '1 for the build of each area that people get.',
      labelNames: ['area', 'build'],
      registers: [],
      collect() {
        this.reset();
        for (const [area, releases] of Object.entries(source.current.registry.areas))
          if (releases.stable !== null) this.set({ area, build: releases.stable }, 1);
      },
    });
    this.#registry.registerMetric(stable);
  }
}

const OWN = new Set(['api', 'beacon', 'builds', 'registry', 'shell', 'wss']);

/** By the first segment: each address of a screen would be a series. */
function kindOf(url: string): string {
  const first = url.split(/[/?]/)[1] ?? '';
  if (OWN.has(first)) return first;
  return /[.]|^(healthz|readyz|metrics)$/.test(first) ? 'other' : 'page';
}

function namedIn(said: unknown): { readonly area: string; readonly build: string } {
  const context = fieldOf(said, 'context');
  return { area: textOf(fieldOf(context, 'area')), build: textOf(fieldOf(context, 'build')) };
}

const fieldOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
