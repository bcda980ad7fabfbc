import { SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

const ROWS = 8;

/** In place of a late list or form, whose heads are there already. */
export function RowsYet() {
  const { t } = useTranslation();
  return <SkeletonRows rows={ROWS} label={t('page.loading')} />;
}
