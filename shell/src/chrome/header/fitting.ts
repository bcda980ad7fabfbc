/** How many entries of a row fit before the rest moves behind "More", which then takes room itself. */
export function fitting(widths: readonly number[], room: number, moreWidth: number): number {
  const all = widths.reduce((sum, width) => sum + width, 0);
  if (all <= room) return widths.length;
  let used = moreWidth;
  let count = 0;
  for (const width of widths) {
    used += width;
    if (used > room) break;
    count += 1;
  }
  return count;
}
