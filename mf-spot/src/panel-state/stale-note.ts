import type { Freshness } from '@tradefloor/market';
import type { Staleness } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

const STALENESS: Readonly<Record<Freshness, Staleness>> = {
  // Its skeleton says it already.
  waiting: 'fresh',
  live: 'fresh',
  late: 'late',
  stale: 'stale',
};

/** What a panel says of the age of what it shows. */
export function useStaleNote(freshness: Freshness): { readonly staleness: Staleness; readonly text: string } {
  const { t } = useTranslation();
  const staleness = STALENESS[freshness];
  return { staleness, text: staleness === 'stale' ? t('panel.stale') : t('panel.late') };
}
