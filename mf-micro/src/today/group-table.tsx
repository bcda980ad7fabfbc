import { formatPercent } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { type Column, Rise, Table } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import type { Group } from './day-sums';
import styles from './today.module.css';

interface GroupTableProps {
  readonly label: string;
  /** What the groups are: pairs, durations. */
  readonly head: string;
  readonly groups: readonly Group[];
}

export function GroupTable({ label, head, groups }: GroupTableProps) {
  return (
    <section className={styles.group}>
      <h3 className={styles.label}>{label}</h3>
      <Table label={label} rows={groups} rowKey={({ name }) => name} columns={useGroupColumns(head)} />
    </section>
  );
}

function useGroupColumns(head: string): ReadonlyArray<Column<Group>> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    { key: 'name', isRowHeader: true, label: head, cell: ({ name }) => name },
    { key: 'count', label: t('today.orders'), align: 'end', drop: 1, cell: ({ sums }) => sums.count },
    {
      key: 'rate',
      label: t('today.winRate'),
      align: 'end',
      drop: 2,
      cell: ({ sums: { winRate } }) => (winRate === null ? '—' : formatPercent(winRate, language)),
    },
    {
      key: 'net',
      label: t('today.net'),
      align: 'end',
      cell: ({ sums }) => <Rise kind="amount" language={language} value={sums.net} />,
    },
  ];
}
