import { Page } from '@tradefloor/area/page';
import { SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

/** What comes is higher than any screen: the footer must not be seen before it. */
export const AS_A_SCREEN = 30;

export function Loading() {
  const { t } = useTranslation();
  return (
    <Page title={t('title.operations')} lead={'\u00A0'}>
      <SkeletonRows rows={AS_A_SCREEN} label={t('standing.loading')} />
    </Page>
  );
}
