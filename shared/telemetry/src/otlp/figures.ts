import { attributesOf, nanoseconds } from './attributes';

/** One figure as prom-client counts it. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: ReadonlyArray<{
    readonly value: number;
    readonly labels: Readonly<Record<string, string | number | undefined>>;
    /** Which part of a histogram it is. */
    readonly metricName?: string;
  }>;
}

type Value = Figure['values'][number];

/** As OTLP has it; a kind that it does not have is left out. */
export function metricsOf(figures: readonly Figure[], beganMs: number, nowMs: number): object[] {
  const times = { startTimeUnixNano: nanoseconds(beganMs), timeUnixNano: nanoseconds(nowMs) };
  return figures.flatMap(({ name, help, type, values }): object[] => {
    const points = () => values.map(value => pointOf(value, times));
    const head = { name, description: help };
    if (values.length === 0) return [];
    if (type === 'gauge') return [{ ...head, gauge: { dataPoints: points() } }];
    if (type === 'counter') return [{ ...head, sum: { ...SINCE_THE_START, isMonotonic: true, dataPoints: points() } }];
    if (type !== 'histogram') return [];
    return [{ ...head, histogram: { ...SINCE_THE_START, dataPoints: rangesOf(name, values, times) } }];
  });
}

/** AGGREGATION_TEMPORALITY_CUMULATIVE */
const SINCE_THE_START = { aggregationTemporality: 2 };

interface Times {
  readonly startTimeUnixNano: string;
  readonly timeUnixNano: string;
}

function pointOf(value: Value, times: Times) {
  return { ...times, attributes: placeOf(value), asDouble: value.value };
}

function placeOf({ labels }: Value) {
  const named = Object.entries(labels).filter(([name, value]) => name !== 'le' && value !== undefined);
  return attributesOf(Object.fromEntries(named.map(([name, value]) => [name, String(value)])));
}

/** Those that have the same labels are one; each range of prom-client's holds all that is below it too. */
function rangesOf(name: string, values: readonly Value[], { startTimeUnixNano, timeUnixNano }: Times) {
  const series = new Map<string, Value[]>();
  for (const value of values) {
    const key = JSON.stringify(placeOf(value));
    series.set(key, [...(series.get(key) ?? []), value]);
  }
  return [...series.values()].map(parts => {
    const part = (end: string) => parts.find(({ metricName }) => metricName === `${name}_${end}`)?.value ?? 0;
    const ranges = parts
      .filter(({ metricName, labels }) => metricName === `${name}_bucket` && labels['le'] !== '+Inf')
      .toSorted((one, other) => edgeOf(one) - edgeOf(other));
    const upTo = [...ranges.map(({ value }) => value), part('count')];
    return {
      startTimeUnixNano,
      timeUnixNano,
      attributes: placeOf(parts[0] ?? { value: 0, labels: {} }),
      count: String(part('count')),
      sum: part('sum'),
      explicitBounds: ranges.map(edgeOf),
      bucketCounts: upTo.map((count, at) => String(count - (upTo[at - 1] ?? 0))),
    };
  });
}

// oxlint-disable-next-line tradefloor/money-is-no-number -- the edge of a range of seconds
const edgeOf = ({ labels }: Value): number => Number(labels['le']);
