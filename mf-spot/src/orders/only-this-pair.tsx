import { Checkbox } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import type { OrdersView } from './kept-view';

interface OnlyThisPairProps {
  readonly view: OrdersView;
  readonly change: (next: Partial<OrdersView>) => void;
}

export function OnlyThisPair({ view, change }: OnlyThisPairProps) {
  const { t } = useTranslation();
  return (
    <Checkbox checked={view.onlyThisPair} onChange={onlyThisPair => change({ onlyThisPair })}>
      {t('orders.hideOthers')}
    </Checkbox>
  );
}
