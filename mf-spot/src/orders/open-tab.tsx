import type { Quote } from '@tradefloor/contract';
import { Button, Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../csv/file-button';
import { type OrdersView, SIDE_FILTERS } from './kept-view';
import { OnlyThisPair } from './only-this-pair';
import { OpenList } from './open-list';
import { openOrdersFile } from './order-files';
import styles from './orders.module.css';
import { useCancel } from './use-cancel';
import { useOpenOrders } from './use-open-orders';

interface OpenTabProps {
  readonly pair: Quote;
  readonly view: OrdersView;
  readonly change: (next: Partial<OrdersView>) => void;
}

/** S1 §2: the buy entrusts, the sell entrusts, or both. */
export function OpenTab({ pair, view, change }: OpenTabProps) {
  const { t } = useTranslation();
  const { side } = view;
  const open = useOpenOrders(view.onlyThisPair ? pair.key : null);
  const cancel = useCancel();
  const rows = side === 'all' ? open.orders : open.orders.filter(order => order.side === side);
  return (
    <>
      <div className={styles.tools}>
        <Segmented
          size="small"
          label={t('orders.side')}
          value={side}
          onChange={next => change({ side: next })}
          segments={SIDE_FILTERS.map(value => ({ value, label: t(`orders.filter.${value}`) }))}
        />
        <OnlyThisPair view={view} change={change} />
        <span className={styles.toolsEnd}>
          <FileButton name="spot-open-orders" disabled={rows.length === 0} make={() => openOrdersFile(rows, t)} />
          <Button size="small" variant="quiet" disabled={rows.length === 0} onClick={() => void cancel.all(rows)}>
            {t('orders.cancelAll')}
          </Button>
        </span>
      </div>
      <OpenList key={side} label={t('orders.open')} open={open} rows={rows} cancel={cancel} />
    </>
  );
}
