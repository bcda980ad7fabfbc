import { TableList, useRows } from '@tradefloor/area/list';
import type { PairKey } from '@tradefloor/contract';
import { EmptyState, Segmented } from '@tradefloor/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePastOrderColumns } from './past-order-columns';
import { pastOrdersFile } from './past-order-file';
import { pastOrders } from './past-orders';

const STATES = ['all', 'filled', 'cancelled'] as const;
type StateFilter = (typeof STATES)[number];

interface PastOrderListProps {
  /** Null for all pairs. */
  readonly pair: PairKey | null;
  readonly look?: 'dense' | 'roomy';
  /** Beside the choice of the state. */
  readonly children?: ReactNode;
  readonly hidesStaleness?: boolean;
}

/** What became of one's orders: all, those that were filled, those that were cancelled. */
export function PastOrderList({ pair, look = 'dense', children, hidesStaleness = false }: PastOrderListProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<StateFilter>('all');
  const past = useRows(pastOrders({ pair, state }));
  return (
    <TableList
      label={t('history.title')}
      look={look}
      listing={past}
      columns={usePastOrderColumns()}
      rowKey={({ id }) => id}
      failed={t('orders.failed')}
      empty={<EmptyState title={t('history.none')} />}
      file={pastOrdersFile(t)}
      hidesStaleness={hidesStaleness}
      filters={
        <>
          <Segmented
            size="small"
            label={t('history.state')}
            value={state}
            onChange={setState}
            segments={STATES.map(value => ({
              value,
              label: t(value === 'all' ? 'orders.all' : `history.states.${value}`),
            }))}
          />
          {children}
        </>
      }
    />
  );
}
