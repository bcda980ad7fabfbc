import type { Quote } from '@tradefloor/contract';
import { SkeletonRows } from '@tradefloor/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrdersView } from './kept-view';
import { OnlyThisPair } from './only-this-pair';

// Nobody opens the screen for what is over.
const PastOrderList = lazy(() => import('../order-history/past-order-list'));

interface HistoryTabProps {
  readonly pair: Quote;
  readonly view: OrdersView;
  readonly change: (next: Partial<OrdersView>) => void;
}

export function HistoryTab({ pair, view, change }: HistoryTabProps) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<SkeletonRows rows={4} label={t('orders.loading')} />}>
      <PastOrderList pair={view.onlyThisPair ? pair.key : null} hidesStaleness>
        <OnlyThisPair view={view} change={change} />
      </PastOrderList>
    </Suspense>
  );
}
