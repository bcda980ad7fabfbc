import { later, RowsYet as Place } from '@tradefloor/area/later';

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
