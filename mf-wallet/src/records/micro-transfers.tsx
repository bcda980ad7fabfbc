import { Link } from '@tradefloor/area/link';
import { useRows } from '@tradefloor/area/list';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import { TotalsOf } from './late';
import { RecordFilters } from './record-filters';
import { microTransfers } from './record-lists';
import { isNarrowed } from './record-wish';
import { RecordsView } from './records-view';
import { nameOfCurrency, useCurrencies } from './use-currencies';
import { useRecordWish } from './use-record-wish';

/** What went into the micro account, and out of it. */
export default function MicroTransfers() {
  const { t } = useTranslation();
  const [asked, change] = useRecordWish();
  const wish = { ...asked, account: 'micro', kind: 'transfer' } as const;
  const listing = useRows(microTransfers(wish, nameOfCurrency(useCurrencies(), wish.currencyId)));
  return (
    <RecordsView
      title={t('title.microTransfers')}
      lead={t('records.microLead')}
      listing={listing}
      columns={['time', 'info', 'currency', 'amount']}
      filters={<RecordFilters wish={wish} onChange={change} />}
      totals={<TotalsOf wish={wish} />}
      isNarrowed={isNarrowed({ ...wish, account: null }, wish.kind)}
      file="micro-transfers"
      links={<Link to={ways.microWallet({})}>{t('account.micro')}</Link>}
    />
  );
}
