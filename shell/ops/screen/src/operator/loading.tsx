import { Page } from '@tradefloor/area/page';
import { SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

const ROWS = 8;

export function Loading() {
  const { t } = useTranslation();
  return (
    <Page title={t('title.operations')}>
      <SkeletonRows rows={ROWS} label={t('standing.loading')} />
    </Page>
  );
}
