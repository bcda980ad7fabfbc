/** A dash where no browser has told anything. */
const NONE = '—';

type Told = number | null | undefined;

export const counted = (value: Told): string => (value === null || value === undefined ? NONE : String(value));

export const milliseconds = (value: Told): string => (value === null || value === undefined ? NONE : `${value} ms`);

/** Layout shift as the web writes it. */
export function thousandths(value: Told): string {
  if (value === null || value === undefined) return NONE;
  return `${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')}`;
}

/** Of a hundred, to a tenth. */
export function share(part: Told, whole: Told): string {
  if (part === null || part === undefined || !whole) return NONE;
  const tenths = Math.round((part / whole) * 1000);
  return `${Math.floor(tenths / 10)}.${tenths % 10} %`;
}
