import { useLanguage } from '@tradefloor/platform/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from './view';

/** Set when the screen or the language changes, and only then: a trading screen writes its last price there afterwards. */
export function useTabTitle(route: View['route']): void {
  const { t } = useTranslation();
  const code = useLanguage();
  const title = route === null ? null : route === 'not-found' ? t('notFound.title') : route.title[code];
  useEffect(() => {
    if (title !== null) document.title = `${title} · Tradefloor`;
  }, [title]);
}
