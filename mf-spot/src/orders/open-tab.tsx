import type { Quote } from '@tradefloor/contract';
import { Button, Checkbox, Segmented } from '@tradefloor/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { csvName, saveCsv } from '../csv/save-csv';
import { type OrdersView, SIDE_FILTERS } from './kept-view';
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
export function OpenTab({ pair, view: { side, onlyThisPair }, change }: OpenTabProps) {
  const { t } = useTranslation();
  const open = useOpenOrders(onlyThisPair ? pair.key : null);
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
        <Checkbox checked={onlyThisPair} onChange={only => change({ onlyThisPair: only })}>
          {t('orders.hideOthers')}
        </Checkbox>
        <span className={styles.toolsEnd}>
          <Button
            size="small"
            variant="quiet"
            start={<Download size={14} aria-hidden />}
            disabled={rows.length === 0}
            onClick={() => saveCsv(csvName('spot-open-orders', Date.now()), openOrdersFile(rows, t))}
          >
            {t('orders.csv')}
          </Button>
          <Button size="small" variant="quiet" disabled={rows.length === 0} onClick={() => void cancel.all(rows)}>
            {t('orders.cancelAll')}
          </Button>
        </span>
      </div>
      <OpenList key={side} label={t('orders.open')} open={open} rows={rows} cancel={cancel} />
    </>
  );
}
