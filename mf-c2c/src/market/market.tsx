import { later, RowsYet } from '@tradefloor/area/later';
import { Answered } from '@tradefloor/area/page';
import type { Currency } from '@tradefloor/contract';
import { useTranslation } from 'react-i18next';
import { useCurrencies } from '../currency/use-currencies';
import { FiatPage } from '../fiat-page/fiat-page';

const AdvertList = later(() => import('./advert-list').then(({ AdvertList: View }) => View), RowsYet);

const ROWS_LOADING = 10;

/** The market of members: who sells, who buys, at what price, and how they are paid. */
export default function Market() {
  const { t } = useTranslation();
  const currencies = useCurrencies();
  return (
    <FiatPage title={t('title.market')} lead={t('market.lead')}>
      <Answered query={currencies} rows={ROWS_LOADING} failed={t('market.failed')}>
        {(known: readonly Currency[]) => <AdvertList currencies={known} />}
      </Answered>
    </FiatPage>
  );
}
