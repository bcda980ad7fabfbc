import { TableList, useRows, useWishText } from '@tradefloor/area/list';
import { Link } from '@tradefloor/area/link';
import { type Advert, asId, type Side } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { buttonClass, EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { CurrencyChips } from '../currency/currency-chips';
import { useCurrencies } from '../currency/use-currencies';
import { HiddenNote } from './hidden-note';
import { useOwnAdvertColumns } from './own-advert-columns';
import { useOwnAdvertFile } from './own-advert-file';
import { ownAdverts } from './own-adverts';
import { useWithdrawal } from './use-withdrawal';

const ROWS = 10;

export function OwnAdvertList({ side }: { readonly side: Side }) {
  const { t } = useTranslation();
  const [currency, setCurrency] = useWishText('currency');
  const currencies = useCurrencies();
  const listing = useRows<Advert>(ownAdverts({ side, currencyId: currency === '' ? undefined : asId(currency) }));
  const columns = useOwnAdvertColumns(useWithdrawal());
  const file = useOwnAdvertFile();
  return (
    <>
      <HiddenNote adverts={listing.rows} />
      <TableList
        label={t(`adverts.${side}`)}
        look="roomy"
        listing={listing}
        columns={columns}
        rowKey={({ id }) => id}
        rowsLoading={ROWS}
        saysEndFrom={ROWS}
        failed={t('adverts.failed')}
        file={file}
        filters={<CurrencyChips hasAll currencies={currencies.data ?? []} value={currency} onChange={setCurrency} />}
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
    </>
  );
}
