import { later, NothingYet } from '@tradefloor/area/later';
import { TableList, useOpened, useRows, useWish, useWishText } from '@tradefloor/area/list';
import { type Advert, asId, type Currency, NO_CURRENCY } from '@tradefloor/contract';
import { amount, valueOfTyped, isPositive } from '@tradefloor/money';
import { useSession } from '@tradefloor/platform/react';
import { EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { chosenOf, decimalsOf } from '../currency/chosen';
import panel from '../fiat-page/panel.module.css';
import { useAdvertColumns } from './advert-columns';
import { marketAdverts } from './adverts';
import { FilterBar, WISHED_WAYS } from './filter-bar';

const TakeDialog = later(() => import('../take/take-dialog').then(({ TakeDialog: View }) => View), NothingYet);

const ROWS = 10;

export function AdvertList({ currencies }: { readonly currencies: readonly Currency[] }) {
  const { t } = useTranslation();
  const session = useSession();
  const [does] = useWish('type', ['buy', 'sell']);
  const [wishedCurrency] = useWishText('currency');
  const [way] = useWish('way', WISHED_WAYS);
  const [money] = useWishText('amount');
  const [openId, open] = useWishText('advert');
  const currency = chosenOf(currencies, wishedCurrency);
  const typed = valueOfTyped(money);
  const listing = useRows<Advert>(
    marketAdverts({
      does,
      currencyId: currency?.id ?? asId(NO_CURRENCY),
      way: way === 'any' ? null : way,
      money: typed === null || !isPositive(typed) ? null : amount(typed),
      viewer: session.kind === 'user' ? session.account : '',
    }),
  );
  const columns = useAdvertColumns({ does, onTake: ({ id }) => open(id) });
  const chosen = useOpened(listing.rows, ({ id }) => id === openId);
  if (currency === undefined) return <EmptyState title={t('market.none')} />;
  return (
    <>
      <FilterBar currencies={currencies} currency={currency} />
      <TableList
        className={panel.panel}
        label={t('title.market')}
        look="roomy"
        listing={listing}
        columns={columns}
        rowKey={({ id }) => id}
        rowsLoading={ROWS}
        saysEndFrom={ROWS}
        failed={t('market.failed')}
        empty={<EmptyState title={t('market.none')} text={t('market.noneText')} />}
      />
      {chosen === undefined ? null : (
        <TakeDialog key={chosen.id} advert={chosen} decimals={decimalsOf(currency)} onClose={() => open('')} />
      )}
    </>
  );
}
