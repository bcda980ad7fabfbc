import { later, RowsYet } from '@tradefloor/area/later';
import { useWishText } from '@tradefloor/area/list';
import { Answered } from '@tradefloor/area/page';
import type { Currency } from '@tradefloor/contract';
import { EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { chosenOf } from '../currency/chosen';
import { useCurrencies } from '../currency/use-currencies';
import { FiatPage } from '../fiat-page/fiat-page';

const MatchForm = later(() => import('./match-form').then(({ MatchForm: View }) => View), RowsYet);

const ROWS_LOADING = 6;

/** For who wants no list to choose from: amount and currency, and the best advert for it. */
export default function Match() {
  const { t } = useTranslation();
  const [wished] = useWishText('currency');
  const currencies = useCurrencies();
  return (
    <FiatPage title={t('title.match')} lead={t('match.lead')}>
      <Answered query={currencies} rows={ROWS_LOADING} failed={t('market.failed')}>
        {(known: readonly Currency[]) => {
          const currency = chosenOf(known, wished);
          return currency === undefined ? (
            <EmptyState title={t('market.none')} />
          ) : (
            <MatchForm currencies={known} currency={currency} />
          );
        }}
      </Answered>
    </FiatPage>
  );
}
