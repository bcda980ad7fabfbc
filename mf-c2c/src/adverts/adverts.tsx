import { TableList, useRows, useWish, useWishText } from '@tradefloor/area/list';
import { Link } from '@tradefloor/area/link';
import { type Advert, asId } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { buttonClass, EmptyState, TabPanel, Tabs } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { CurrencyChips } from '../currency/currency-chips';
import { useCurrencies } from '../currency/use-currencies';
import { FiatPage } from '../fiat-page/fiat-page';
import { useOwnAdvertColumns } from './own-advert-columns';
import { ownAdverts } from './own-adverts';
import styles from './adverts.module.css';
import { useWithdrawal } from './use-withdrawal';

const ROWS = 10;
const TABS = 'own-adverts';

/** What the user has published, by side and currency. */
export default function Adverts() {
  const { t } = useTranslation();
  const [side, setSide] = useWish('type', ['sell', 'buy']);
  const [currency, setCurrency] = useWishText('currency');
  const currencies = useCurrencies();
  const listing = useRows<Advert>(ownAdverts({ side, currencyId: currency === '' ? undefined : asId(currency) }));
  const columns = useOwnAdvertColumns(useWithdrawal());
  return (
    <FiatPage title={t('title.adverts')}>
      <div className={styles.panel}>
        <Tabs
          id={TABS}
          label={t('title.adverts')}
          tabs={[
            { value: 'sell', label: t('adverts.sell') },
            { value: 'buy', label: t('adverts.buy') },
          ]}
          value={side}
          onChange={setSide}
        />
        <TabPanel id={TABS} value={side} className={styles.list ?? ''}>
          <TableList
            label={t(`adverts.${side}`)}
            look="roomy"
            listing={listing}
            columns={columns}
            rowKey={({ id }) => id}
            rowsLoading={ROWS}
            saysEndFrom={ROWS}
            failed={t('adverts.failed')}
            filters={
              <CurrencyChips hasAll currencies={currencies.data ?? []} value={currency} onChange={setCurrency} />
            }
            empty={
              <EmptyState
                title={t('adverts.none')}
                text={t('adverts.noneText')}
                action={
                  <Link className={buttonClass({ size: 'small' })} to={ways.publishAdvert()}>
                    {t('title.publish')}
                  </Link>
                }
              />
            }
          />
        </TabPanel>
      </div>
    </FiatPage>
  );
}
