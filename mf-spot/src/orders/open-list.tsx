import type { Entrust } from '@tradefloor/contract';
import { EmptyState, SkeletonRows, Table } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '@tradefloor/trading';
import { MoreRows } from './more-rows';
import styles from './orders.module.css';
import { useNarrow } from './use-narrow';
import { useOpenColumns } from './open-columns';
import type { Cancel } from './use-cancel';
import type { OpenOrders } from './use-open-orders';

/** As many as the old pages had. */
const PAGE_ROWS = 10;

interface OpenListProps {
  readonly label: string;
  readonly open: OpenOrders;
  /** Of them, those that are asked for. */
  readonly rows: readonly Entrust[];
  readonly cancel: Cancel;
  readonly look?: 'dense' | 'roomy';
}

export function OpenList({ label, open, rows, cancel, look = 'dense' }: OpenListProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(PAGE_ROWS);
  const { place, isNarrow } = useNarrow();
  const columns = useOpenColumns(cancel, isNarrow ? 'narrow' : look === 'roomy' ? 'page' : 'panel');
  if (open.kind === 'loading') return <SkeletonRows rows={4} label={t('orders.loading')} />;
  if (open.kind === 'failed') return <Failed title={t('orders.failed')} retry={open.retry} />;
  return (
    <div ref={place} className={`${styles.cancellable} ${styles.cards}`}>
      <Table
        stacked
        label={label}
        look={look}
        columns={columns}
        rows={rows.slice(0, shown)}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('orders.none')} />}
      />
      <MoreRows
        rows={Math.min(shown, rows.length)}
        hasMore={rows.length > shown}
        onMore={() => setShown(shown + PAGE_ROWS)}
      />
    </div>
  );
}
