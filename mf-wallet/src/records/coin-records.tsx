import { Link } from '@tradefloor/area/link';
import { useRows } from '@tradefloor/area/list';
import { ways } from '@tradefloor/platform';
import { Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { TotalsOf } from './late';
import { RecordFilters } from './record-filters';
import { recordList } from './record-lists';
import { isNarrowed } from './record-wish';
import { RecordsView } from './records-view';
import styles from './records.module.css';
import { nameOfCurrency, useCurrencies } from './use-currencies';
import { useRecordWish } from './use-record-wish';

const KINDS = ['deposit', 'withdrawal'] as const;

/** What came from outside, and what went there, with how far each is. */
export default function CoinRecords() {
  const { t } = useTranslation();
  const [asked, change] = useRecordWish();
  const kind = asked.kind === 'withdrawal' ? 'withdrawal' : 'deposit';
  const wish = { ...asked, kind } as const;
  const listing = useRows(recordList(wish, nameOfCurrency(useCurrencies(), wish.currencyId)));
  return (
    <RecordsView
      title={t('title.coinRecord')}
      lead={t('records.coinLead')}
      listing={listing}
      columns={['time', 'currency', 'account', 'amount', 'address', 'status']}
      filters={
        <>
          <div className={styles.kinds}>
            <Segmented
              label={t('records.kind')}
              segments={KINDS.map(value => ({ value, label: t(`records.kinds.${value}`) }))}
              value={kind}
              onChange={next => change({ kind: next })}
            />
          </div>
          <RecordFilters wish={wish} onChange={change} hasAccounts />
        </>
      }
      totals={<TotalsOf wish={wish} />}
      file={`${kind}s`}
      isNarrowed={isNarrowed(wish, kind)}
      start={
        kind === 'deposit' ? <Link to={ways.spotWallet({ open: 'deposit' })}>{t('wallet.deposit')}</Link> : undefined
      }
      links={
        <>
          <Link to={ways.depositAddress()}>{t('title.deposit')}</Link>
          <Link to={ways.withdrawalAddresses()}>{t('title.addresses')}</Link>
        </>
      }
    />
  );
}
