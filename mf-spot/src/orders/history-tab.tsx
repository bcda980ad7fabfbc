import { onDemand, RowsYet } from '@tradefloor/area/later';
import type { Quote } from '@tradefloor/contract';
import type { OrdersView } from './kept-view';
import { OnlyThisPair } from './only-this-pair';

// Nobody opens the screen for what is over.
const PastOrderList = onDemand(
  () => import('../order-history/past-order-list').then(({ PastOrderList: List }) => List),
  RowsYet,
);

interface HistoryTabProps {
  readonly pair: Quote;
  readonly view: OrdersView;
  readonly change: (next: Partial<OrdersView>) => void;
  readonly hidesStaleness: boolean;
}

export function HistoryTab({ pair, view, change, hidesStaleness }: HistoryTabProps) {
  return (
    <PastOrderList pair={view.onlyThisPair ? pair.key : null} hidesStaleness={hidesStaleness}>
      <OnlyThisPair view={view} change={change} />
    </PastOrderList>
  );
}
