import { useLanguage } from '@tradefloor/platform/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from './title-of';
import type { View } from './view';

/** Set when the screen or the language changes, and only then: a trading screen writes its last price there afterwards. */
export function useTabTitle(route: View['route']): void {
  const { t } = useTranslation();
  const code = useLanguage();
  const title = route === null ? null : titleOf(route, code, t);
  useEffect(() => {
    if (title !== null) document.title = `${title} · Tradefloor`;
  }, [title]);
}
