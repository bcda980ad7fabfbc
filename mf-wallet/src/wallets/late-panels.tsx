import { later } from '@tradefloor/area/later';
import { SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

const ROWS = 6;

function Place() {
  const { t } = useTranslation();
  return <SkeletonRows rows={ROWS} label={t('page.loading')} />;
}

/** What opens under a row comes after the rows: nobody presses before they are there. */
export const DepositPanel = later(() => import('../deposit/deposit-panel').then(panel => panel.DepositPanel), Place);
export const WithdrawPanel = later(
  () => import('../withdraw/withdraw-panel').then(panel => panel.WithdrawPanel),
  Place,
);
export const TransferPanel = later(
  () => import('../transfer/transfer-panel').then(panel => panel.TransferPanel),
  Place,
);
export const CurrencyRecords = later(
  () => import('../records/currency-records').then(panel => panel.CurrencyRecords),
  Place,
);
