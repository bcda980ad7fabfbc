/** One line of what a gateway says at `/metrics`. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/i;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

export function samplesIn(text: string): Sample[] {
  return text.split('\n').flatMap(line => {
    const [, name = '', labels = '', value = ''] = LINE.exec(line) ?? [];
    if (name === '' || !Number.isFinite(Number(value))) return [];
    const told = [...labels.matchAll(LABEL)].map(([, label = '', of = '']) => [label, of] as const);
    return [{ name, labels: Object.fromEntries(told), value: Number(value) }];
  });
}

/** Gateways that share a Redis tell of each other: what names the gateway that was told it counts once, as far as it is known. */
export function eachOnce(samples: readonly Sample[]): Sample[] {
  const found = new Map<string, Sample>();
  samples.forEach((sample, at) => {
    const { name, labels, value } = sample;
    const which = labels['gateway'] === undefined ? String(at) : `${name} ${JSON.stringify(labels)}`;
    if (value >= (found.get(which)?.value ?? -Infinity)) found.set(which, sample);
  });
  return [...found.values()];
}

/** By the upper edge of each range, how many stay below it. */
export type Ranges = ReadonlyMap<number, number>;

/** Of all gateways together: `name` as the histogram is called, those of one build. */
export function rangesOf(samples: readonly Sample[], name: string, area: string, build: string): Ranges {
  const ranges = new Map<number, number>();
  for (const { name: found, labels, value } of samples) {
    if (found !== `${name}_bucket` || labels['area'] !== area || labels['build'] !== build) continue;
    const edge = Number((labels['le'] ?? '').replace('+Inf', 'Infinity'));
    ranges.set(edge, (ranges.get(edge) ?? 0) + value);
  }
  return ranges;
}

/** What three quarters stay below, as well as ranges tell it; null where there is nothing. */
export function threeQuarters(ranges: Ranges): number | null {
  const edges = [...ranges].toSorted(([one], [other]) => one - other);
  const wanted = (ranges.get(Infinity) ?? 0) * 0.75;
  if (wanted === 0) return null;
  let [lower, below] = [0, 0];
  for (const [edge, count] of edges) {
    if (count >= wanted && edge === Infinity) return lower;
    if (count >= wanted) return lower + ((edge - lower) * (wanted - below)) / (count - below);
    [lower, below] = [edge, count];
  }
  return lower;
}
