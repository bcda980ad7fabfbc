import { ListFrame, useRows } from '@tradefloor/area/list';
import { Card, Page } from '@tradefloor/area/page';
import type { Acceptor, AcceptorId } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../fiat-page/back-link';
import { DealLinks } from './acceptor-columns';
import { AcceptorFacts } from './acceptor-facts';
import { oneAcceptor } from './acceptor-list';
import { AcceptorNav } from './acceptor-nav';
import { useUserId } from './use-user-id';

const ROWS_LOADING = 6;

/** One acceptor: what they serve, and by which ways. */
export function AcceptorPage({ id }: { readonly id: AcceptorId }) {
  const { t } = useTranslation();
  const userId = useUserId();
  const listing = useRows<Acceptor>(oneAcceptor(id));
  const [acceptor] = listing.rows;
  const isOwn = acceptor !== undefined && userId !== null && acceptor.userId === userId;
  return (
    <Page
      title={acceptor?.name ?? t('acceptors.one')}
      lead={<BackLink to={ways.acceptors()}>{t('acceptors.back')}</BackLink>}
      end={<AcceptorNav />}
    >
      <ListFrame listing={listing} failed={t('acceptors.oneFailed')} rowsLoading={ROWS_LOADING}>
        {rows =>
          rows.map(row => (
            <Card key={row.id} title={t('acceptors.terms')} text={isOwn ? t('acceptors.own') : undefined}>
              <AcceptorFacts acceptor={row} />
              <DealLinks acceptor={row} userId={userId} size="medium" />
            </Card>
          ))
        }
      </ListFrame>
    </Page>
  );
}
