import type { Freshness } from '@tradefloor/platform/live';
import { StaleMark, type Staleness } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

const STALENESS: Readonly<Record<Freshness, Staleness>> = {
  // Its skeleton says it already.
  waiting: 'fresh',
  live: 'fresh',
  late: 'late',
  stale: 'stale',
};

export function StaleNote({ freshness }: { readonly freshness: Freshness }) {
  const { t } = useTranslation();
  const staleness = STALENESS[freshness];
  return <StaleMark staleness={staleness} text={staleness === 'stale' ? t('list.stale') : t('list.late')} />;
}
