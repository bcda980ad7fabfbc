import { TableList, useRows } from '@tradefloor/area/list';
import { EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useClosedColumns } from './closed-columns';
import { closedFile } from './closed-file';
import { closedOrders } from './closed-orders';

export function ClosedTab({ hidesStaleness }: { readonly hidesStaleness: boolean }) {
  const { t } = useTranslation();
  return (
    <TableList
      label={t('orders.closed')}
      listing={useRows(closedOrders)}
      columns={useClosedColumns()}
      rowKey={({ id }) => id}
      failed={t('orders.failed')}
      empty={<EmptyState title={t('orders.noneClosed')} />}
      file={closedFile(t)}
      hidesStaleness={hidesStaleness}
    />
  );
}
