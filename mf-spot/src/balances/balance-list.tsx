import type { BalanceRow } from '@tradefloor/contract';
import { add, isZero, mul } from '@tradefloor/money';
import { balancesTopic } from '@tradefloor/platform';
import { useLanguage, useTopic } from '@tradefloor/platform/react';
import { Amount, type Column, EmptyState, SkeletonRows, Table } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

/** S2 §9: wallet lists show eight decimals. */
const DECIMALS = 8;

/** What the spot account holds, live. */
export function BalanceList() {
  const { t } = useTranslation();
  const balances = useTopic(balancesTopic);
  const columns = useBalanceColumns();
  if (balances === undefined || balances === null) return <SkeletonRows rows={4} label={t('balances.loading')} />;
  return (
    <Table
      stacked
      label={t('balances.title')}
      columns={columns}
      rows={balances.change.rows.filter(({ held: { change } }) => !isZero(change.available) || !isZero(change.locked))}
      rowKey={({ currencyId }) => currencyId}
      empty={<EmptyState title={t('balances.none')} />}
    />
  );
}

function useBalanceColumns(): ReadonlyArray<Column<BalanceRow>> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    { key: 'currency', label: t('balances.currency'), cell: ({ currencyName }) => currencyName },
    {
      key: 'available',
      label: t('balances.available'),
      align: 'end',
      cell: ({ held }) => <Amount value={held.change.available} language={language} decimals={DECIMALS} />,
    },
    {
      key: 'locked',
      label: t('balances.locked'),
      align: 'end',
      cell: ({ held }) => <Amount value={held.change.locked} language={language} decimals={DECIMALS} />,
    },
    {
      key: 'worth',
      label: t('balances.worth'),
      align: 'end',
      cell: ({ held: { change }, usdtPrice }) => (
        <Amount value={mul(add(change.available, change.locked), usdtPrice)} language={language} decimals={2} />
      ),
    },
  ];
}
