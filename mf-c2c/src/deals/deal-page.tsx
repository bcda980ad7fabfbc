import { later, RowsYet } from '@tradefloor/area/later';
import { ListFrame, useRows } from '@tradefloor/area/list';
import { Page } from '@tradefloor/area/page';
import type { AcceptorDeal } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../fiat-page/back-link';
import { oneDeal } from './deal-lists';

const DealView = later(() => import('./deal-view').then(({ DealView: View }) => View), RowsYet);

const ROWS_LOADING = 8;

/** One deal with an acceptor, live on both sides. */
export function DealPage({ id, isServing }: { readonly id: string; readonly isServing: boolean }) {
  const { t } = useTranslation();
  const listing = useRows<AcceptorDeal>(oneDeal(id, isServing));
  return (
    <Page
      title={t('deals.one', { id })}
      lead={<BackLink to={isServing ? ways.acceptorDesk() : ways.acceptorDeals()}>{t('deals.back')}</BackLink>}
    >
      <ListFrame
        listing={listing}
        failed={t('deals.oneFailed')}
        rowsLoading={ROWS_LOADING}
        empty={<EmptyState title={t('deals.gone')} />}
      >
        {rows => rows.map(deal => <DealView key={deal.id} deal={deal} readAgain={listing.refresh} />)}
      </ListFrame>
    </Page>
  );
}
