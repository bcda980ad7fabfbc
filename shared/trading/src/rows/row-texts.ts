import { formatNumber, formatTime, formatWhen, type LanguageCode, type Price, scaleOf } from '@tradefloor/money';

/** Of today the second, of earlier days the day, of other years those too. */
export function timeText(time: number | null, language: LanguageCode, now: number): string {
  if (time === null) return '—';
  const isToday = formatTime(time, language, 'date') === formatTime(now, language, 'date');
  return isToday ? formatTime(time, language, 'time') : formatWhen(time, language, now);
}

/** With the decimals it came with: those of its pair. */
export const ownPriceText = (price: Price, language: LanguageCode): string =>
  formatNumber(price, language, { least: scaleOf(price) });
