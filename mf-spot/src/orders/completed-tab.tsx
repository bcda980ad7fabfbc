import type { Quote } from '@tradefloor/contract';
import { useTranslation } from 'react-i18next';
import { FillListView } from './fill-list-view';
import type { OrdersView } from './kept-view';
import { OnlyThisPair } from './only-this-pair';
import { useOwnFills } from './use-own-fills';

interface CompletedTabProps {
  readonly pair: Quote;
  readonly view: OrdersView;
  readonly change: (next: Partial<OrdersView>) => void;
  readonly hidesStaleness: boolean;
}

export function CompletedTab({ pair, view, change, hidesStaleness }: CompletedTabProps) {
  const { t } = useTranslation();
  const fills = useOwnFills(view.onlyThisPair ? pair.key : null);
  return (
    <FillListView
      label={t('orders.completedTab')}
      fills={fills}
      hidesStaleness={hidesStaleness}
      filters={<OnlyThisPair view={view} change={change} />}
    />
  );
}
