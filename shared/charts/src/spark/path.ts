/** An SVG path over `values`, oldest first, filling the box; a flat run stands in its middle. */
export function sparkPath(values: readonly number[], width: number, height: number): string {
  if (values.length < 2) return '';
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const range = high - low;
  const step = width / (values.length - 1);
  const points = values.map((value, index) => {
    const y = range === 0 ? height / 2 : height - ((value - low) / range) * height;
    return `${tenth(index * step)} ${tenth(y)}`;
  });
  return `M${points.join('L')}`;
}

/** market.week-line: 60 points; of more, every n-th, the last always among them. */
export function thinned<Value>(values: readonly Value[], most = 60): readonly Value[] {
  if (values.length <= most) return values;
  const every = (values.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => values[Math.round(index * every)]).filter(
    value => value !== undefined,
  );
}

const tenth = (pixel: number): number => Math.round(pixel * 10) / 10;
