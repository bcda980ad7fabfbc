import type { TFunction } from 'i18next';

const MINUTE = 60;
const HOUR = 3_600;

/** As traders say it: 30s, 5m, 1h. What is no whole minute stays in seconds. */
export function durationText(seconds: number, t: TFunction): string {
  if (seconds >= HOUR && seconds % HOUR === 0) return t('duration.hours', { count: seconds / HOUR });
  if (seconds >= MINUTE && seconds % MINUTE === 0) return t('duration.minutes', { count: seconds / MINUTE });
  return t('duration.seconds', { count: seconds });
}
