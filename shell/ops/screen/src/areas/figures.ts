type Told = number | null | undefined;

/** Null where no browser has told anything. */
type Shown = string | null;

const isTold = (value: Told): value is number => value !== null && value !== undefined;

export const counted = (value: Told): Shown => (isTold(value) ? String(value) : null);

/** From ten seconds on in seconds, which no column is too narrow for. */
export function milliseconds(value: Told): Shown {
  if (!isTold(value)) return null;
  return value < 10_000 ? `${value} ms` : `${Math.floor(value / 1000)}.${Math.floor((value % 1000) / 100)} s`;
}

/** Layout shift as the web writes it. */
export const thousandths = (value: Told): Shown =>
  isTold(value) ? `${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')}` : null;

/** Of a hundred, to a tenth. */
export function share(part: Told, whole: Told): Shown {
  if (!isTold(part) || !isTold(whole) || whole === 0) return null;
  const tenths = Math.round((part / whole) * 1000);
  return `${Math.floor(tenths / 10)}.${tenths % 10} %`;
}
