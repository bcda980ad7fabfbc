/**
 * Where the tags at the scale stand so that none covers another: the one that is kept (the newest price) stays at its
 * height, the others give way upward and downward from it, in the order of their prices.
 */
export function tagPlaces(heights: readonly number[], kept: number | null, size: number): readonly number[] {
  const order = heights.map((_, index) => index).sort((one, other) => at(heights, one) - at(heights, other));
  const from = kept === null ? 0 : order.indexOf(kept);
  const places = [...heights];
  for (let step = from + 1; step < order.length; step += 1) {
    const tag = at(order, step);
    places[tag] = Math.max(at(heights, tag), at(places, at(order, step - 1)) + size);
  }
  for (let step = from - 1; step >= 0; step -= 1) {
    const tag = at(order, step);
    places[tag] = Math.min(at(heights, tag), at(places, at(order, step + 1)) - size);
  }
  return places;
}

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0;
