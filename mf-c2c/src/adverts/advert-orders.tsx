import { TableList, useRows } from '@tradefloor/area/list';
import { asId, type C2cOrder } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import panel from '../fiat-page/panel.module.css';
import { BackLink } from '../fiat-page/back-link';
import { FiatPage } from '../fiat-page/fiat-page';
import { useOrderColumns } from '../orders/order-columns';
import { useOrderFile } from '../orders/order-file';
import { advertOrders } from '../orders/own-orders';

const ROWS = 10;

/** Who took one of the user's own adverts. */
export default function AdvertOrders() {
  const { t } = useTranslation();
  const { navigate } = usePlatform();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return (
    <FiatPage
      title={id === '' ? t('title.advertOrders') : t('adverts.ordersOf', { id })}
      lead={<BackLink to={ways.ownAdverts()}>{t('adverts.back')}</BackLink>}
    >
      {id === '' ? <None /> : <Orders id={id} onOpen={order => void navigate(ways.fiatOrders({ id: order.id }))} />}
    </FiatPage>
  );
}

function Orders({ id, onOpen }: { readonly id: string; readonly onOpen: (order: C2cOrder) => void }) {
  const { t } = useTranslation();
  const listing = useRows<C2cOrder>(advertOrders(asId(id)));
  const columns = useOrderColumns();
  const file = useOrderFile('c2c-ad-orders');
  return (
    <TableList
      className={panel.panel}
      label={t('title.advertOrders')}
      look="roomy"
      listing={listing}
      columns={columns}
      rowKey={order => order.id}
      rowsLoading={ROWS}
      saysEndFrom={ROWS}
      failed={t('orders.failed')}
      empty={<None />}
      file={file}
      onRowClick={onOpen}
    />
  );
}

function None() {
  const { t } = useTranslation();
  return <EmptyState title={t('orders.none')} text={t('adverts.noOrdersText')} />;
}
