import { TableList, useRows, useWish } from '@tradefloor/area/list';
import type { C2cOrder } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { EmptyState, NativeSelect, Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import panel from '../fiat-page/panel.module.css';
import { FiatPage } from '../fiat-page/fiat-page';

import { useOrderColumns } from './order-columns';
import { useOrderFile } from './order-file';
import { STATUSES } from './order-rules';
import { ownOrders } from './own-orders';
import styles from './orders.module.css';

const SIDES = ['all', 'buy', 'sell'] as const;
const STATES = ['all', ...STATUSES] as const;
const ROWS = 10;

export function OrderList() {
  const { t } = useTranslation();
  const { navigate } = usePlatform();
  const [side, setSide] = useWish('type', SIDES);
  const [status, setStatus] = useWish('status', STATES);
  const listing = useRows<C2cOrder>(
    ownOrders({ side: side === 'all' ? undefined : side, status: status === 'all' ? undefined : status }),
  );
  const columns = useOrderColumns();
  const file = useOrderFile('c2c-orders');
  return (
    <FiatPage title={t('title.orders')}>
      <TableList
        className={panel.panel}
        label={t('title.orders')}
        look="roomy"
        listing={listing}
        columns={columns}
        rowKey={({ id }) => id}
        rowsLoading={ROWS}
        saysEndFrom={ROWS}
        failed={t('orders.failed')}
        empty={<EmptyState title={t('orders.none')} text={t('orders.noneText')} />}
        file={file}
        onRowClick={({ id }) => void navigate(ways.fiatOrders({ id }))}
        filters={
          <div className={styles.filters}>
            <Segmented
              label={t('orders.side')}
              segments={SIDES.map(value => ({ value, label: t(`orders.sides.${value}`) }))}
              value={side}
              onChange={setSide}
            />
            <NativeSelect
              label={t('orders.status')}
              labelled="hidden"
              options={STATES.map(value => ({ value, label: t(`status.${value}`) }))}
              value={status}
              onChange={setStatus}
            />
          </div>
        }
      />
    </FiatPage>
  );
}
