import { formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';

/** A moment as a history tells it; a dash where it is not known. */
export function useMoment(): (at: number | null) => string {
  const language = useLanguage();
  return at => (at === null || at === 0 ? '—' : formatTime(at, language, 'date-time'));
}
