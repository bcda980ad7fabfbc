import type { Quote } from '@tradefloor/contract';
import { useOpenOrders } from '@tradefloor/trading';
import { Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { type OrdersView, SIDE_FILTERS } from './kept-view';
import { OnlyThisPair } from './only-this-pair';
import { OpenList } from './open-list';
import { useCancel } from './use-cancel';

interface OpenTabProps {
  readonly pair: Quote;
  readonly view: OrdersView;
  readonly change: (next: Partial<OrdersView>) => void;
}

/** The buy entrusts, the sell entrusts, or both. */
export function OpenTab({ pair, view, change }: OpenTabProps) {
  const { t } = useTranslation();
  const { side } = view;
  const open = useOpenOrders(view.onlyThisPair ? pair.key : null);
  const cancel = useCancel();
  const rows = side === 'all' ? open.orders : open.orders.filter(order => order.side === side);
  return (
    <OpenList
      key={side}
      label={t('orders.open')}
      fileName="spot-open-orders"
      open={open}
      rows={rows}
      cancel={cancel}
      hidesStaleness
      filters={
        <>
          <Segmented
            size="small"
            label={t('orders.side')}
            value={side}
            onChange={next => change({ side: next })}
            segments={SIDE_FILTERS.map(value => ({
              value,
              label: t(value === 'all' ? 'orders.all' : `orders.sideNames.${value}`),
            }))}
          />
          <OnlyThisPair view={view} change={change} />
        </>
      }
    />
  );
}
