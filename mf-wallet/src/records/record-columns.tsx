import { Balance } from '@tradefloor/area/balances';
import { useToday } from '@tradefloor/area/list';
import type { LogEntry } from '@tradefloor/contract';
import { formatWhen, isNegative } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import type { Column } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { shortened } from '../withdraw/shortened';
import { ChainStatusBadge } from './chain-status-badge';
import styles from './records.module.css';
import { useRecordWords } from './use-record-words';

/** look.bright-digits: eight in lists of wallets. */
const DECIMALS = 8;

export type RecordColumn = 'time' | 'account' | 'currency' | 'kind' | 'info' | 'amount' | 'address' | 'status';

/** The columns of a list of records, those that it wants, in its order. */
export function useRecordColumns(wanted: readonly RecordColumn[]): ReadonlyArray<Column<LogEntry>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  const words = useRecordWords();
  const columns: Readonly<Record<RecordColumn, Column<LogEntry>>> = {
    time: {
      key: 'time',
      card: 'fact',
      // The second, and what went for want of room, are in the record's details.
      drop: 0,
      label: t('records.time'),
      cell: ({ createdAt }) => (createdAt === null ? '—' : formatWhen(createdAt, language, today)),
    },
    account: { key: 'account', card: 'fact', drop: 3, label: t('records.account'), cell: words.account },
    currency: {
      key: 'currency',
      card: 'head',
      label: t('records.currency'),
      cell: ({ currencyName }) => currencyName ?? '—',
    },
    kind: { key: 'kind', card: 'none', drop: 2, label: t('records.kind'), cell: words.kind },
    info: { key: 'info', card: 'head', drop: 1, label: t('records.info'), cell: ({ info }) => info || '—' },
    amount: {
      key: 'amount',
      card: 'end',
      label: t('records.amount'),
      align: 'end',
      cell: ({ value, status }) => (
        <span className={hasNotMoved(status) ? styles.unmoved : isNegative(value) ? styles.out : styles.in}>
          {isNegative(value) ? null : '+'}
          <Balance value={value} decimals={DECIMALS} />
        </span>
      ),
    },
    address: {
      key: 'address',
      card: 'none',
      drop: 4,
      label: t('records.address'),
      cell: ({ address }) => <span className={styles.address}>{address === null ? '—' : shortened(address)}</span>,
    },
    status: {
      key: 'status',
      // Of so many widths, it would push two other facts of a card out of line.
      card: wanted.includes('account') ? 'head' : 'fact',
      label: t('records.status'),
      align: 'end',
      // What is on no chain has none.
      cell: entry => (entry.status === null ? null : <ChainStatusBadge entry={entry} />),
    },
  };
  return wanted.map(key => columns[key]);
}

/** What was refused or failed is no money that came or went. */
const hasNotMoved = (status: LogEntry['status']): boolean => status === 'rejected' || status === 'chain-failure';
