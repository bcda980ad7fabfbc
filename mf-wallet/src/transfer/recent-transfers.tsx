import { Balance } from '@tradefloor/area/balances';
import { only, TableList, useRows, useToday } from '@tradefloor/area/list';
import type { TransferRecord } from '@tradefloor/contract';
import { formatWhen } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { type Column, EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { keyOfTransfer } from '../records/record-keys';
import { accountsOf, newestTransfers } from '../records/record-lists';
import { BRIGHT_DIGITS, RECENT } from './transfer-rules';

/** The last few; the others are in the history. */
export function RecentTransfers() {
  const { t } = useTranslation();
  const all = useRows(newestTransfers(RECENT));
  return (
    <TableList
      label={t('transfer.recent')}
      look="roomy"
      listing={{ ...only(all, all.rows.slice(0, RECENT)), hasMore: false }}
      columns={useColumns()}
      rowKey={keyOfTransfer}
      rowsLoading={RECENT}
      failed={t('records.failed')}
      empty={<EmptyState title={t('transfer.none')} />}
    />
  );
}

function useColumns(): ReadonlyArray<Column<TransferRecord>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  return [
    {
      key: 'time',
      card: 'fact',
      drop: 0,
      label: t('records.time'),
      cell: ({ createdAt }) => (createdAt === null ? '—' : formatWhen(createdAt, language, today)),
    },
    {
      key: 'way',
      card: 'head',
      label: t('records.info'),
      // In the reader's language, and not in the one that the exchange took them to read.
      cell: ({ type, info }) =>
        accountsOf(type)
          ?.map(account => t(`account.${account}`))
          .join(' → ') ??
        (info || '—'),
    },
    {
      key: 'amount',
      card: 'end',
      label: t('records.amount'),
      align: 'end',
      cell: ({ amount, currencyName }) => (
        <Balance value={amount} decimals={BRIGHT_DIGITS} {...(currencyName === null ? {} : { unit: currencyName })} />
      ),
    },
  ];
}
