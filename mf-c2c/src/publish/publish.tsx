import { later } from '@tradefloor/area/later';
import { Answered } from '@tradefloor/area/page';
import type { Currency } from '@tradefloor/contract';
import { EmptyState, SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useCurrencies } from '../currency/use-currencies';
import { FiatPage } from '../fiat-page/fiat-page';

const ROWS_LOADING = 8;

const PublishForm = later(() => import('./publish-form').then(({ PublishForm: Form }) => Form), Loading);

export default function Publish() {
  const { t } = useTranslation();
  const currencies = useCurrencies();
  return (
    <FiatPage title={t('title.publish')} lead={t('publish.lead')}>
      <Answered query={currencies} rows={ROWS_LOADING} failed={t('publish.failed')}>
        {(known: readonly Currency[]) =>
          known.length === 0 ? <EmptyState title={t('market.none')} /> : <PublishForm currencies={known} />
        }
      </Answered>
    </FiatPage>
  );
}

function Loading() {
  const { t } = useTranslation();
  return <SkeletonRows rows={ROWS_LOADING} label={t('page.loading')} />;
}
