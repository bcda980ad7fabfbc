import { useOutdatedQuotes } from '@tradefloor/market/react';
import { useTranslation } from 'react-i18next';

/** What a panel says when its prices are no longer the market's; null while they are. */
export function useStaleNote(): { readonly staleness: 'stale'; readonly text: string } | null {
  const { t } = useTranslation();
  return useOutdatedQuotes() ? { staleness: 'stale', text: t('markets.stale') } : null;
}
