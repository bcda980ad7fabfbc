import { instantOf, type ListFile } from '@tradefloor/area/list';
import type { LogEntry } from '@tradefloor/contract';
import { useTranslation } from 'react-i18next';

const NAMED = new Set(['legal', 'change', 'lever', 'micro']);

/** What stands in the columns of words. */
export function useRecordWords() {
  const { t } = useTranslation();
  return {
    account: ({ account }: LogEntry): string => (NAMED.has(account) ? t(`account.${account}`) : account || '—'),
    kind: ({ kind }: LogEntry): string => (kind === null ? '—' : t(`records.kinds.${kind}`)),
  };
}

/** All that is known of each record. */
export function useRecordFile(name: string): ListFile<LogEntry> {
  const { t } = useTranslation();
  const words = useRecordWords();
  return {
    name,
    heads: [
      t('records.time'),
      t('records.account'),
      t('records.currency'),
      t('records.kind'),
      t('records.info'),
      t('records.amount'),
      t('records.fee'),
      t('records.status'),
      t('records.network'),
      t('records.address'),
      t('records.hash'),
    ],
    cells: entry => [
      instantOf(entry.createdAt),
      words.account(entry),
      entry.currencyName ?? '',
      entry.kind === null ? '' : words.kind(entry),
      entry.info,
      entry.value,
      entry.fee ?? '',
      entry.status === null ? '' : t(`records.statuses.${entry.status}`),
      entry.network ?? '',
      entry.address ?? '',
      entry.hash ?? '',
    ],
  };
}
