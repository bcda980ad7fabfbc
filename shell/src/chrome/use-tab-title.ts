import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextIn } from './use-text-in';
import type { View } from './view';

/** Set when the screen or the language changes, and only then: a trading screen writes its last price there afterwards. */
export function useTabTitle(route: View['route']): void {
  const { t } = useTranslation();
  const textIn = useTextIn();
  const title = route === null ? null : route === 'not-found' ? t('notFound.title') : textIn(route.title);
  useEffect(() => {
    if (title !== null) document.title = `${title} · Tradefloor`;
  }, [title]);
}
