/** Dates as the device's calendar has them, `2026-11-22`: what `<input type="date">` takes. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const two = (part: number): string => String(part).padStart(2, '0');

export const dateOf = (at: number): string => {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

export type Preset = 'month' | 'lastMonth' | 'quarter' | 'year';
export const PRESETS: readonly Preset[] = ['month', 'lastMonth', 'quarter', 'year'];

const DAYS_OF_QUARTER = 90;

/** By the calendar that the user lives by. */
export function presetSpan(preset: Preset, now: number): Span {
  const today = new Date(now);
  const first = (month: number) => new Date(today.getFullYear(), month, 1);
  switch (preset) {
    case 'month':
      return { from: dateOf(first(today.getMonth()).getTime()), to: dateOf(now) };
    case 'lastMonth': {
      const last = new Date(today.getFullYear(), today.getMonth(), 0);
      return { from: dateOf(first(today.getMonth() - 1).getTime()), to: dateOf(last.getTime()) };
    }
    case 'quarter': {
      const from = new Date(today.getFullYear(), today.getMonth(), today.getDate() - DAYS_OF_QUARTER + 1);
      return { from: dateOf(from.getTime()), to: dateOf(now) };
    }
    case 'year':
      return { from: dateOf(new Date(today.getFullYear(), 0, 1).getTime()), to: dateOf(now) };
    default:
      return preset satisfies never;
  }
}

export interface Moments {
  readonly from: number;
  /** The first moment that belongs to it no more. */
  readonly to: number;
}

/** From the first midnight to the one after the last day, by the device's zone; null where that is no span. */
export function momentsOf({ from, to }: Span): Moments | null {
  const [first, last] = [midnight(from, 0), midnight(to, 1)];
  return first === null || last === null || first >= last ? null : { from: first, to: last };
}

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/;
const FIRST_YEAR = 1980;

function midnight(date: string, later: number): number | null {
  const [, ...parts] = WRITTEN.exec(date) ?? [];
  const [year = 0, month = 1, day = 1] = parts.map(part => Number.parseInt(part, 10));
  return year < FIRST_YEAR ? null : new Date(year, month - 1, day + later).getTime();
}
