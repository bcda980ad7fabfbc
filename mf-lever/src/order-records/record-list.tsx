import { TableList, useRows, useToday } from '@tradefloor/area/list';
import type { LeverageOrder } from '@tradefloor/contract';
import { EmptyState } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recordsFile } from './record-file';
import type { OrderWish, RecordsAs } from './order-wish';
import { orderRecords } from './order-records';
import { useRecordColumns } from './record-columns';

interface RecordListProps {
  readonly as: RecordsAs;
  readonly label: string;
  readonly wish: OrderWish;
  readonly filters: ReactNode;
}

export function RecordList({ as, label, wish, filters }: RecordListProps) {
  const { t } = useTranslation();
  const listing = useRows(orderRecords(wish, useToday()));
  return (
    <TableList
      look="roomy"
      label={label}
      listing={listing}
      columns={useRecordColumns(as)}
      rowKey={keyOf}
      failed={t('records.failed')}
      empty={<EmptyState title={t('records.none')} />}
      file={recordsFile(as, t)}
      filters={filters}
    />
  );
}

const keyOf = ({ id }: LeverageOrder): string => id;
