import { useFailure } from '@tradefloor/area/act';
import { EmptyState, Segmented, SkeletonRows, Table } from '@tradefloor/ui';
import type { PairKey } from '@tradefloor/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../csv/file-button';
import { MoreRows } from '../orders/more-rows';
import styles from '../orders/orders.module.css';
import { useNarrow } from '../orders/use-narrow';
import { Failed } from '@tradefloor/trading';
import { usePastOrderColumns } from './past-order-columns';
import { pastOrdersFile } from './past-order-file';
import { usePastOrders } from './use-past-orders';

const STATES = ['all', 'filled', 'cancelled'] as const;
type StateFilter = (typeof STATES)[number];

interface PastOrderListProps {
  /** Null for all pairs. */
  readonly pair: PairKey | null;
  readonly look?: 'dense' | 'roomy';
  /** Beside the choice of the state. */
  readonly children?: ReactNode;
}

/** What became of one's orders: all, those that were filled, those that were cancelled. */
export default function PastOrderList({ pair, look = 'dense', children }: PastOrderListProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<StateFilter>('all');
  const past = usePastOrders({ pair, state });
  const { place, isNarrow } = useNarrow();
  const columns = usePastOrderColumns(isNarrow);
  const trouble = useFailure('read');
  const { orders } = past;
  return (
    <div ref={place} className={`${styles.history} ${styles.cards}`}>
      <div className={styles.tools}>
        <Segmented
          size="small"
          label={t('history.state')}
          value={state}
          onChange={setState}
          segments={STATES.map(value => ({
            value,
            label: t(value === 'all' ? 'orders.filter.all' : `history.states.${value}`),
          }))}
        />
        {children}
        <span className={styles.toolsEnd}>
          <FileButton
            name="spot-orders"
            disabled={orders === null || orders.length === 0}
            make={async () => pastOrdersFile(await past.all(), t)}
          />
        </span>
      </div>
      {orders === null ? (
        past.isFailed ? (
          <Failed title={t('orders.failed')} retry={past.retry} busy={past.isFetching} />
        ) : (
          <SkeletonRows rows={4} label={t('orders.loading')} />
        )
      ) : (
        <>
          <Table
            stacked
            label={t('history.title')}
            look={look}
            columns={columns}
            rows={orders}
            rowKey={({ id }) => id}
            empty={<EmptyState title={t('history.none')} />}
          />
          <MoreRows rows={orders.length} hasMore={past.hasMore} onMore={past.more} onTrouble={trouble} />
        </>
      )}
    </div>
  );
}
