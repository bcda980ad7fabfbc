import { later } from '@tradefloor/area/later';
import { SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

const ROWS = 5;

function WaitingForTransfer() {
  const { t } = useTranslation();
  return <SkeletonRows rows={ROWS} label={t('page.loading')} />;
}

/** Its fields come after the page that they stand in. */
export const LaterTransferForm = later(
  () => import('./transfer-form').then(({ TransferForm }) => TransferForm),
  WaitingForTransfer,
);
