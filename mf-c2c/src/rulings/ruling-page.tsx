import { later, RowsYet } from '@tradefloor/area/later';
import { ListFrame, useRows } from '@tradefloor/area/list';
import { Page } from '@tradefloor/area/page';
import { listRulings, type Ruling } from '@tradefloor/contract/ext';
import { ways } from '@tradefloor/platform';
import { useOffers } from '@tradefloor/platform/react';
import { EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../fiat-page/back-link';
import { oneRuling } from './one-ruling';

const RulingView = later(() => import('./ruling-view').then(({ RulingView: View }) => View), RowsYet);

const ROWS_LOADING = 8;

/** One dispute: for the two as for the operator who decides it. */
export function RulingPage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const isOffered = useOffers(listRulings);
  return (
    <Page title={t('rulings.one', { id })} lead={<BackLink to={ways.rulings()}>{t('rulings.back')}</BackLink>}>
      {isOffered === false ? <EmptyState title={t('rulings.notOffered')} /> : <Shown id={id} />}
    </Page>
  );
}

function Shown({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const listing = useRows<Ruling>(oneRuling(id));
  return (
    <ListFrame
      listing={listing}
      failed={t('rulings.failed')}
      rowsLoading={ROWS_LOADING}
      empty={<EmptyState title={t('rulings.gone')} />}
    >
      {rows => rows.map(ruling => <RulingView key={ruling.id} ruling={ruling} readAgain={listing.refresh} />)}
    </ListFrame>
  );
}
