import { type LanguageCode, LOCALES } from './language';

export type TimeShape =
  'time' | 'minute' | 'date' | 'date-time' | 'date-and-minute' | 'day-and-minute' | 'day-month' | 'month' | 'year';

const SHAPES: Readonly<Record<TimeShape, Intl.DateTimeFormatOptions>> = {
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  minute: { hour: '2-digit', minute: '2-digit' },
  date: { year: 'numeric', month: '2-digit', day: '2-digit' },
  'date-time': {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
  'date-and-minute': { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  'day-and-minute': { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  'day-month': { month: 'short', day: 'numeric' },
  month: { month: 'short' },
  year: { year: 'numeric' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** `time` in milliseconds; in the reader's zone unless one is named. */
export function formatTime(time: number, language: LanguageCode, shape: TimeShape, timeZone?: string): string {
  const key = `${language}|${shape}|${timeZone ?? ''}`;
  let format = formatters.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALES[language], {
      hourCycle: 'h23',
      ...SHAPES[shape],
      ...(timeZone === undefined ? {} : { timeZone }),
    });
    formatters.set(key, format);
  }
  return format.format(time);
}

/** In a history, which may go on for years: the day and the minute, and of another year than that of `now` the year. */
export function formatWhen(time: number, language: LanguageCode, now: number, timeZone?: string): string {
  const [year, thisYear] = [time, now].map(each => formatTime(each, language, 'year', timeZone));
  return formatTime(time, language, year === thisYear ? 'day-and-minute' : 'date-and-minute', timeZone);
}

const two = (part: number): string => String(part).padStart(2, '0');

/** What is left of a deadline, `mm:ss` or `h:mm:ss`; never below zero. The second that has begun counts. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
