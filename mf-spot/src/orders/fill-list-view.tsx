import { type Listing, TableList } from '@tradefloor/area/list';
import type { CompletedOrder } from '@tradefloor/contract';
import { EmptyState } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFillColumns } from './fill-columns';
import { fillKey } from './fill-key';
import { fillsFile } from './order-files';

interface FillListViewProps {
  readonly label: string;
  readonly fills: Listing<CompletedOrder>;
  readonly look?: 'dense' | 'roomy';
  readonly filters?: ReactNode;
  readonly hidesStaleness?: boolean;
}

export function FillListView({ fills, ...frame }: FillListViewProps) {
  const { t } = useTranslation();
  return (
    <TableList
      listing={fills}
      columns={useFillColumns()}
      rowKey={fillKey}
      failed={t('orders.failed')}
      empty={<EmptyState title={t('orders.noFills')} />}
      file={fillsFile(t)}
      {...frame}
    />
  );
}
