import { Link } from '@tradefloor/area/link';
import { useRows } from '@tradefloor/area/list';
import { ways } from '@tradefloor/platform';
import { Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { TotalsOf } from './late';
import { RecordFilters } from './record-filters';
import { recordList } from './record-lists';
import { isNarrowed, KINDS } from './record-wish';
import { RecordsView } from './records-view';
import styles from './records.module.css';
import { nameOfCurrency, useCurrencies } from './use-currencies';
import { useRecordWish } from './use-record-wish';

/** The records of all accounts by their type. */
export default function FinancialRecords() {
  const { t } = useTranslation();
  const [wish, change] = useRecordWish();
  const listing = useRows(recordList(wish, nameOfCurrency(useCurrencies(), wish.currencyId)));
  return (
    <RecordsView
      title={t('title.records')}
      lead={t('records.financialLead')}
      listing={listing}
      columns={['time', 'kind', 'currency', 'info', 'account', 'amount', 'status']}
      filters={
        <>
          <div className={styles.kinds}>
            <Segmented
              label={t('records.kind')}
              segments={['all' as const, ...KINDS].map(value => ({
                value,
                label: t(value === 'all' ? 'records.allKinds' : `records.kinds.${value}`),
              }))}
              value={wish.kind ?? 'all'}
              onChange={kind => change({ kind: kind === 'all' ? null : kind })}
            />
          </div>
          <RecordFilters wish={wish} onChange={change} hasAccounts />
        </>
      }
      totals={<TotalsOf wish={wish} />}
      isNarrowed={isNarrowed(wish)}
      file="account-history"
      links={<Link to={ways.statement()}>{t('title.statement')}</Link>}
    />
  );
}
