import { type Listing, only, TableList, useRoom, useSteps } from '@tradefloor/area/list';
import type { Entrust } from '@tradefloor/contract';
import { Button, EmptyState } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenColumns } from './open-columns';
import { openOrdersFile } from './order-files';
import styles from './orders.module.css';
import type { Cancel } from './use-cancel';

/** As many as the old pages had. */
const PAGE_ROWS = 10;

interface OpenListProps {
  readonly label: string;
  /** As in `spot-open-orders`. */
  readonly fileName: string;
  readonly open: Listing<Entrust>;
  /** Of them, those that are asked for. */
  readonly rows: readonly Entrust[];
  readonly cancel: Cancel;
  readonly look?: 'dense' | 'roomy';
  readonly filters?: ReactNode;
  readonly hidesStaleness?: boolean;
}

export function OpenList({ label, fileName, open, rows, cancel, look = 'dense', ...frame }: OpenListProps) {
  const { t } = useTranslation();
  const listing = useSteps(only(open, rows), PAGE_ROWS);
  const { place, isNarrow } = useRoom();
  const columns = useOpenColumns(cancel, isNarrow ? 'narrow' : look === 'roomy' ? 'page' : 'panel');
  return (
    <TableList
      place={place}
      className={styles.cancellable}
      label={label}
      look={look}
      listing={listing}
      columns={columns}
      rowKey={({ id }) => id}
      failed={t('orders.failed')}
      empty={<EmptyState title={t('orders.none')} />}
      file={openOrdersFile(fileName, t)}
      actions={
        <Button size="small" variant="quiet" disabled={rows.length === 0} onClick={() => void cancel.all(rows)}>
          {t('orders.cancelAll')}
        </Button>
      }
      {...frame}
    />
  );
}
