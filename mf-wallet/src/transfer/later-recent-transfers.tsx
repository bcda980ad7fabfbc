import { later } from '@tradefloor/area/later';
import { SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { RECENT } from './transfer-rules';

function WaitingForRecent() {
  const { t } = useTranslation();
  return <SkeletonRows rows={RECENT} label={t('page.loading')} />;
}

/** After the form: nobody comes for it alone. */
export const LaterRecentTransfers = later(
  () => import('./recent-transfers').then(({ RecentTransfers }) => RecentTransfers),
  WaitingForRecent,
);
