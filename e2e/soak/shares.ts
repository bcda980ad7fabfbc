const MINUTE_MS = 60_000;

/** How many fit into the time that is left, by what the first short run took; never more than the whole count. */
export function countThatFits(
  { short, full }: { readonly short: number; readonly full: number },
  shortMs: number,
  leftMs: number | null,
): number {
  if (leftMs === null) return full;
  const fitting = Math.floor((leftMs / shortMs) * short);
  return Math.min(full, fitting);
}

/** Whole minutes from 1 on; null when the counts are to be reached however long it takes. */
export function minutesOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`“${text}” is no number of minutes.`);
  return Number(text);
}

/** Each trial's part of the minutes. */
export const shareOf = (minutes: number | null, trials: number): number | null =>
  minutes === null ? null : (minutes * MINUTE_MS) / trials;
