export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** By the nearest rank: always one of the values. NaN of none, which meets no bar. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const rounded = (value: number, decimals = 2): number => Number(value.toFixed(decimals));
