import type { BuildFigures, GatewayStanding } from '@tradefloor/contract/desk';
import { allSaid } from '@tradefloor/gate/said';
import { eachOnce, rangesOf, type Sample, samplesIn, threeQuarters } from './samples';

/** What all gateways say, as far as they answer. */
export interface Figures {
  readonly gateways: readonly GatewayStanding[];
  /** Null where no browser told anything of it. */
  of(area: string, build: string): BuildFigures | null;
}

export interface FiguresDeps {
  readonly gateways: readonly string[];
  readonly figuresAt: (gateway: string) => Promise<string>;
  readonly readinessAt: (gateway: string) => Promise<unknown>;
  readonly now: () => Date;
}

/** Several operators look at the same time, each every few seconds. */
const FRESH_MS = 3_000;

export function figuresOf(deps: FiguresDeps): () => Promise<Figures> {
  let asked: { readonly at: number; readonly figures: Promise<Figures> } | null = null;
  return () => {
    const at = deps.now().getTime();
    if (asked === null || at - asked.at > FRESH_MS || at < asked.at) asked = { at, figures: readFigures(deps) };
    return asked.figures;
  };
}

async function readFigures({ gateways, figuresAt, readinessAt }: FiguresDeps): Promise<Figures> {
  const read = await Promise.all(
    gateways.map(async address => {
      const [samples, ready] = await Promise.all([
        figuresAt(address).then(samplesIn, () => null),
        readinessAt(address).catch(() => null),
      ]);
      return { samples: samples ?? [], standing: standingOf(address, samples, ready) };
    }),
  );
  const all = eachOnce(read.flatMap(({ samples }) => samples));
  return { gateways: read.map(({ standing }) => standing), of: (area, build) => figuresIn(all, area, build) };
}

function standingOf(address: string, samples: readonly Sample[] | null, ready: unknown): GatewayStanding {
  const figure = (name: string) => samples?.find(sample => sample.name === name)?.value ?? null;
  const registry = fieldOf(ready, 'registry');
  const lacks = fieldOf(ready, 'lacks');
  const revision = fieldOf(registry, 'revision');
  return {
    address,
    isUp: ready !== null,
    isReady: fieldOf(ready, 'ready') === true,
    lacks: Array.isArray(lacks) ? lacks.map(String) : [],
    revision: typeof revision === 'number' ? revision : figure('tradefloor_registry_revision'),
    tabs: figure('tradefloor_open_tabs'),
    store: textOf(fieldOf(ready, 'store')),
    storeSaid: allSaid(fieldOf(ready, 'storeSaid')),
    isSigned: fieldOf(registry, 'signed') === true,
    exchange: textOf(fieldOf(ready, 'exchange')),
  };
}

function figuresIn(samples: readonly Sample[], area: string, build: string): BuildFigures | null {
  const own = samples.filter(({ labels }) => labels['area'] === area && labels['build'] === build);
  const sum = (name: string, end?: string) =>
    own.reduce(
      (all, sample) =>
        sample.name === name && (end === undefined || sample.labels['end'] === end) ? all + sample.value : all,
      0,
    );
  const most = (name: string, times: number) => {
    const found = threeQuarters(rangesOf(own, name, area, build));
    return found === null ? null : Math.round(found * times);
  };
  const figures = {
    tabs: sum('tradefloor_build_tabs'),
    visits: sum('tradefloor_build_visits_total'),
    failed: sum('tradefloor_build_visits_total', 'failed'),
    faults: sum('tradefloor_build_failures_total'),
    loadMs: most('tradefloor_build_load_seconds', 1000),
    mountMs: most('tradefloor_build_mount_seconds', 1000),
    longestTaskMs: most('tradefloor_build_longest_task_seconds', 1000),
    lcpMs: most('tradefloor_build_lcp_seconds', 1000),
    inpMs: most('tradefloor_build_inp_seconds', 1000),
    clsThousandths: most('tradefloor_build_cls', 1000),
  };
  return own.length === 0 ? null : figures;
}

const fieldOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
