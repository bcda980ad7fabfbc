import { TableList, useRows } from '@tradefloor/area/list';
import { EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useRunningColumns } from './running-columns';
import { runningOrders } from './running-orders';

export function RunningTab() {
  const { t } = useTranslation();
  return (
    <TableList
      label={t('orders.trading')}
      listing={useRows(runningOrders)}
      columns={useRunningColumns()}
      rowKey={({ id }) => id}
      failed={t('orders.failed')}
      empty={<EmptyState title={t('orders.none')} />}
      hidesStaleness
    />
  );
}
