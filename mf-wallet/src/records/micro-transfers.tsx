import { Link } from '@tradefloor/area/link';
import { only, usePages, useRows } from '@tradefloor/area/list';
import { ways } from '@tradefloor/platform';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordFilters } from './record-filters';
import { microTransfers, PAGE_ROWS } from './record-lists';
import { totalsOf } from './record-totals';
import { isNarrowed, isWanted } from './record-wish';
import { RecordsView } from './records-view';
import { Totals } from './totals';
import { nameOfCurrency, useCurrencies } from './use-currencies';
import { useRecordWish } from './use-record-wish';

/** What went into the micro account, and out of it. */
export default function MicroTransfers() {
  const { t } = useTranslation();
  const [asked, change] = useRecordWish();
  const wish = { ...asked, account: null, kind: null };
  const currencyName = nameOfCurrency(useCurrencies(), wish.currencyId);
  const all = useRows(microTransfers);
  const { from, to } = wish;
  const wanted = useMemo(
    () => all.rows.filter(isWanted({ account: null, currencyId: null, kind: null, from, to }, currencyName)),
    [all.rows, currencyName, from, to],
  );
  return (
    <RecordsView
      title={t('title.microTransfers')}
      lead={t('records.microLead')}
      listing={usePages(only(all, wanted), PAGE_ROWS)}
      columns={['time', 'info', 'currency', 'amount']}
      filters={<RecordFilters wish={wish} onChange={change} />}
      totals={<Totals totals={totalsOf(wanted)} />}
      isNarrowed={isNarrowed(wish)}
      file="micro-transfers"
      links={<Link to={ways.microWallet({})}>{t('account.micro')}</Link>}
    />
  );
}
