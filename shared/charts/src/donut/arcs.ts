/** One slice as dashes of a circle whose circumference is 100: where it begins and how long it is. */
export interface Arc {
  readonly from: number;
  readonly length: number;
}

/** The share below which a slice would not be seen: it is drawn this long. */
const SHORTEST = 0.8;

export function arcs(values: readonly number[]): Arc[] {
  const drawn = values.map(value => Math.max(0, value));
  const total = drawn.reduce((sum, value) => sum + value, 0);
  if (total === 0) return drawn.map(() => ({ from: 0, length: 0 }));
  const lengths = drawn.map(value => (value === 0 ? 0 : Math.max(SHORTEST, (value / total) * 100)));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let from = 0;
  return lengths.map(length => {
    const arc = { from, length: (length / whole) * 100 };
    from += arc.length;
    return arc;
  });
}
