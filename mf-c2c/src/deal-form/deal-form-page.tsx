import { later, RowsYet } from '@tradefloor/area/later';
import { ListFrame, useRows, useWish, useWishText } from '@tradefloor/area/list';
import { Link } from '@tradefloor/area/link';
import { Card, Page } from '@tradefloor/area/page';
import { type Acceptor, type AcceptorId, asId } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { buttonClass, EmptyState, Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../fiat-page/back-link';
import { TwoColumns } from '../fiat-page/two-columns';
import { AcceptorFacts } from '../acceptors/acceptor-facts';
import { oneAcceptor } from '../acceptors/acceptor-list';
import { canDeal, type Current } from '../acceptors/acceptor-rules';
import { useUserId } from '../acceptors/use-user-id';

const DealForm = later(() => import('./deal-form').then(({ DealForm: Form }) => Form), RowsYet);

const CURRENTS = ['0', '1'] as const satisfies readonly Current[];
const ROWS_LOADING = 8;

/** To recharge by an acceptor, or to withdraw. */
export default function DealFormPage() {
  const { t } = useTranslation();
  const [id] = useWishText('id');
  const back = <BackLink to={ways.acceptors()}>{t('acceptors.back')}</BackLink>;
  return (
    <Page title={t('title.acceptorDeal')} lead={back}>
      {id === '' ? (
        <EmptyState
          title={t('deal.noAcceptor')}
          text={t('deal.noAcceptorText')}
          action={
            <Link className={buttonClass({ variant: 'primary' })} to={ways.acceptors()}>
              {t('title.acceptors')}
            </Link>
          }
        />
      ) : (
        <WithAcceptor key={id} id={asId(id)} />
      )}
    </Page>
  );
}

function WithAcceptor({ id }: { readonly id: AcceptorId }) {
  const { t } = useTranslation();
  const userId = useUserId();
  const [current, setCurrent] = useWish('current', CURRENTS);
  const listing = useRows<Acceptor>(oneAcceptor(id));
  return (
    <ListFrame listing={listing} failed={t('acceptors.oneFailed')} rowsLoading={ROWS_LOADING}>
      {rows =>
        rows.map(acceptor => (
          <TwoColumns
            key={acceptor.id}
            beside={
              <Card title={acceptor.name || t('acceptors.one')}>
                <AcceptorFacts acceptor={acceptor} />
              </Card>
            }
          >
            <Card
              title={t(`deal.title.${current}`)}
              text={t(`deal.lead.${current}`)}
              end={
                <Segmented
                  label={t('deal.kind')}
                  segments={CURRENTS.map(value => ({
                    value,
                    label: t(value === '0' ? 'acceptors.recharge' : 'acceptors.withdraw'),
                  }))}
                  value={current}
                  onChange={setCurrent}
                />
              }
            >
              {canDeal(acceptor, current, userId) ? (
                <DealForm key={current} acceptor={acceptor} current={current} />
              ) : (
                <EmptyState title={t('deal.notNow')} text={t('deal.notNowText')} />
              )}
            </Card>
          </TwoColumns>
        ))
      }
    </ListFrame>
  );
}
