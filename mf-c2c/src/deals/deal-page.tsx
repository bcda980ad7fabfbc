import { ListFrame, useRows } from '@tradefloor/area/list';
import { Link } from '@tradefloor/area/link';
import { Page } from '@tradefloor/area/page';
import type { AcceptorDeal } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { oneDeal } from './deal-lists';
import { DealView } from './deal-view';
import styles from './deals.module.css';

const ROWS_LOADING = 8;

/** One deal with an acceptor, live on both sides. */
export function DealPage({ id, isServing }: { readonly id: string; readonly isServing: boolean }) {
  const { t } = useTranslation();
  const listing = useRows<AcceptorDeal>(oneDeal(id, isServing));
  return (
    <Page
      title={t('deals.one', { id })}
      lead={
        <Link className={styles.back} to={isServing ? ways.acceptorDesk() : ways.acceptorDeals()}>
          {t('deals.back')}
        </Link>
      }
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
