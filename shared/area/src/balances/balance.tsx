import { useLanguage, useLook } from '@tradefloor/platform/react';
import { Amount } from '@tradefloor/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** What somebody owns, unless they hide it: one setting for the whole suite. */
export function Balance(props: Omit<ComponentProps<typeof Amount>, 'language' | 'mask'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isHidden = useLook().balances === 'hidden';
  return <Amount {...props} language={language} mask={isHidden ? t('balance.hidden') : undefined} />;
}
