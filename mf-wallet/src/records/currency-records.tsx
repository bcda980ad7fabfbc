import { Link } from '@tradefloor/area/link';
import { TableList, useOpened, useRows } from '@tradefloor/area/list';
import type { LogEntry } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { EmptyState } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordPanelProps } from '../wallets/panels';
import { RecordDetails } from './late';
import { useRecordColumns } from './record-columns';
import { keyOfRecord } from './record-keys';
import { currencyRecordList } from './record-lists';
import { EVERYTHING } from './record-wish';
import { useRecordFile } from './use-record-words';

const ROWS_LOADING = 5;

/** What happened to one currency in one account: the newest, and more at a press. */
export function CurrencyRecords({ account, row: { currencyId, currencyName } }: RecordPanelProps) {
  const { t } = useTranslation();
  const listing = useRows(currencyRecordList(account, { ...EVERYTHING, currencyId }, currencyName));
  const [openId, setOpenId] = useState<string | null>(null);
  const open = useOpened(listing.rows, ({ id }) => id !== null && id === openId);
  return (
    <>
      <TableList
        label={t('records.ofCurrency', { currency: currencyName })}
        listing={listing}
        columns={useRecordColumns(['time', 'info', 'amount', 'status'])}
        rowKey={keyOfRecord}
        rowsLoading={ROWS_LOADING}
        failed={t('records.failed')}
        empty={<EmptyState title={t('records.none')} />}
        file={useRecordFile(`${currencyName.toLowerCase()}-history`)}
        filters={<Link to={ways.financialRecords()}>{t('title.records')}</Link>}
        onRowClick={({ id }: LogEntry) => setOpenId(id)}
      />
      {open === undefined ? null : <RecordDetails entry={open} onClose={() => setOpenId(null)} />}
    </>
  );
}
