import { formatTime, type LanguageCode } from '@tradefloor/money';

/** S1 §9: the session is UTC. */
export const timeTextOf = (time: number, language: LanguageCode): string =>
  formatTime(time, language, 'day-and-minute', 'UTC');
