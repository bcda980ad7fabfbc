import { formatTime, type LanguageCode } from '@tradefloor/money';

/** market.session-utc. */
export const timeTextOf = (time: number, language: LanguageCode): string =>
  formatTime(time, language, 'day-and-minute', 'UTC');
