import type { Quote } from '@tradefloor/contract';
import { useTranslation } from 'react-i18next';
import { FillListView } from './fill-list-view';
import { FillsExport } from './fills-export';
import type { OrdersView } from './kept-view';
import { OnlyThisPair } from './only-this-pair';
import styles from './orders.module.css';
import { useOwnFills } from './use-open-orders';

interface CompletedTabProps {
  readonly pair: Quote;
  readonly view: OrdersView;
  readonly change: (next: Partial<OrdersView>) => void;
}

export function CompletedTab({ pair, view, change }: CompletedTabProps) {
  const { t } = useTranslation();
  const fills = useOwnFills(view.onlyThisPair ? pair.key : null);
  return (
    <>
      <div className={styles.tools}>
        <OnlyThisPair view={view} change={change} />
        <span className={styles.toolsEnd}>
          <FillsExport fills={fills} />
        </span>
      </div>
      <FillListView label={t('orders.completedTab')} fills={fills} />
    </>
  );
}
