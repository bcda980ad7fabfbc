import { type Listing, TableList, useOpened } from '@tradefloor/area/list';
import { Page } from '@tradefloor/area/page';
import type { LogEntry } from '@tradefloor/contract';
import { EmptyState } from '@tradefloor/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordDetails } from './late';
import { type RecordColumn, useRecordColumns } from './record-columns';
import { keyOfRecord } from './record-keys';
import styles from './records.module.css';
import { useRecordFile } from './use-record-words';

interface RecordsViewProps {
  readonly title: string;
  readonly lead: string;
  readonly listing: Listing<LogEntry>;
  readonly columns: readonly RecordColumn[];
  readonly filters: ReactNode;
  readonly totals: ReactNode;
  readonly file: string;
  readonly links?: ReactNode;
  /** Some of it was wished for: nothing of that is not nothing at all. */
  readonly isNarrowed: boolean;
  /** Where there is nothing at all: how it begins. */
  readonly start?: ReactNode;
}

/** One list of records with its filters, its totals and its file, whichever it is. */
export function RecordsView(props: RecordsViewProps) {
  const { title, lead, listing, columns, filters, totals, file, links, isNarrowed, start } = props;
  const { t } = useTranslation();
  const [openId, setOpenId] = useState<string | null>(null);
  // As it is by now: it may move on while it is looked at.
  const open = useOpened(listing.rows, ({ id }) => id !== null && id === openId);
  const shown = useRecordColumns(columns);
  return (
    <Page title={title} lead={lead} {...(links === undefined ? {} : { end: <p className={styles.links}>{links}</p> })}>
      {filters}
      {totals}
      <TableList
        className={styles.list}
        look="roomy"
        label={title}
        listing={listing}
        columns={shown}
        rowKey={keyOfRecord}
        rowsLoading={ROWS_LOADING}
        failed={t('records.failed')}
        empty={
          isNarrowed ? (
            <EmptyState title={t('records.noneText')} />
          ) : (
            <EmptyState title={t('records.none')} action={start} />
          )
        }
        file={useRecordFile(file)}
        onRowClick={({ id }: LogEntry) => setOpenId(id)}
      />
      {open === undefined ? null : <RecordDetails entry={open} onClose={() => setOpenId(null)} />}
    </Page>
  );
}

const ROWS_LOADING = 10;
