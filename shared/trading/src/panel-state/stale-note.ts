import type { Freshness } from '@tradefloor/market';
import { useOutdatedQuotes } from '@tradefloor/market/react';
import type { Staleness } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

export interface StaleNote {
  readonly staleness: Staleness;
  readonly text: string;
}

/** What a panel says of the age of what it shows; null while it is the market's own, and while its skeleton says it already. */
export function useStaleNote(freshness: Freshness): StaleNote | null {
  const { t } = useTranslation();
  if (freshness === 'late') return { staleness: 'late', text: t('panel.late') };
  return freshness === 'stale' ? { staleness: 'stale', text: t('panel.stale') } : null;
}

/** What a panel says whose prices are the quotes'. */
export const useQuotesNote = (): StaleNote | null => useStaleNote(useOutdatedQuotes() ? 'stale' : 'live');
