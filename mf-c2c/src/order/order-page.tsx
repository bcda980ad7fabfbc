import { later, RowsYet } from '@tradefloor/area/later';
import { ListFrame, type Listing, useRows } from '@tradefloor/area/list';
import { type C2cOrder, type OrderId } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../fiat-page/back-link';
import { FiatPage } from '../fiat-page/fiat-page';
import { oneOrder } from '../orders/own-orders';

const OrderView = later(() => import('./order-view').then(({ OrderView: View }) => View), RowsYet);

const ROWS_LOADING = 8;

/** One order, live on both sides. */
export function OrderPage({ id }: { readonly id: OrderId }) {
  const { t } = useTranslation();
  const listing: Listing<C2cOrder> = useRows(oneOrder(id));
  return (
    <FiatPage title={t('order.pageTitle', { id })} lead={<BackLink to={ways.fiatOrders()}>{t('order.back')}</BackLink>}>
      <ListFrame listing={listing} failed={t('order.failed')} rowsLoading={ROWS_LOADING}>
        {rows => rows.map(order => <OrderView key={order.id} order={order} readAgain={listing.refresh} />)}
      </ListFrame>
    </FiatPage>
  );
}
