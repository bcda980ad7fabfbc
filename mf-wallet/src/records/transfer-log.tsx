import { Link } from '@tradefloor/area/link';
import { useRows } from '@tradefloor/area/list';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import { TotalsOf } from './late';
import { RecordFilters } from './record-filters';
import { recordList } from './record-lists';
import { isNarrowed, KINDS } from './record-wish';
import { RecordsView } from './records-view';
import { nameOfCurrency, useCurrencies } from './use-currencies';
import { useRecordWish } from './use-record-wish';

/** Everything that happened in any account: time, account, explanation, amount. */
export default function TransferLog() {
  const { t } = useTranslation();
  const [wish, change] = useRecordWish();
  const listing = useRows(recordList(wish, nameOfCurrency(useCurrencies(), wish.currencyId)));
  return (
    <RecordsView
      title={t('title.log')}
      lead={t('records.logLead')}
      listing={listing}
      columns={['time', 'account', 'info', 'currency', 'amount']}
      filters={<RecordFilters wish={wish} onChange={change} kinds={KINDS} hasAccounts />}
      totals={<TotalsOf wish={wish} />}
      isNarrowed={isNarrowed(wish)}
      file="transaction-history"
      links={<Link to={ways.coinRecords()}>{t('title.coinRecord')}</Link>}
    />
  );
}
