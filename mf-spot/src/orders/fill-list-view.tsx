import { useFailure } from '@tradefloor/area/act';
import { EmptyState, SkeletonRows, Table } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { Failed } from '@tradefloor/trading';
import { useFillColumns } from './fill-columns';
import { fillKey } from './fill-list';
import { MoreRows } from './more-rows';
import styles from './orders.module.css';
import { useNarrow } from './use-narrow';
import type { Fills } from './use-open-orders';

interface FillListViewProps {
  readonly label: string;
  readonly fills: Fills;
  readonly look?: 'dense' | 'roomy';
}

export function FillListView({ label, fills, look = 'dense' }: FillListViewProps) {
  const { t } = useTranslation();
  const { place, isNarrow } = useNarrow();
  const columns = useFillColumns(isNarrow);
  const trouble = useFailure('read');
  if (fills.kind === 'loading') return <SkeletonRows rows={4} label={t('orders.loading')} />;
  if (fills.kind === 'failed') return <Failed title={t('orders.failed')} retry={fills.retry} />;
  return (
    <div ref={place} className={styles.cards}>
      <Table
        stacked
        label={label}
        look={look}
        columns={columns}
        rows={fills.fills}
        rowKey={fillKey}
        empty={<EmptyState title={t('orders.noFills')} />}
      />
      <MoreRows rows={fills.fills.length} hasMore={fills.hasMore} onMore={fills.more} onTrouble={trouble} />
    </div>
  );
}
