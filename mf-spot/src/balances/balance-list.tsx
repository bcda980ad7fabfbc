import { Balance } from '@tradefloor/area/balances';
import type { BalanceRow } from '@tradefloor/contract';
import { add, isZero, mul } from '@tradefloor/money';
import { balancesTopic } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { type Column, EmptyState, SkeletonRows, Table } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

/** look.bright-digits: eight in wallet lists. */
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
  return [
    { key: 'currency', label: t('balances.currency'), cell: ({ currencyName }) => currencyName },
    {
      key: 'available',
      label: t('balances.available'),
      align: 'end',
      cell: ({ held }) => <Balance value={held.change.available} decimals={DECIMALS} />,
    },
    {
      key: 'locked',
      drop: 1,
      label: t('balances.locked'),
      align: 'end',
      cell: ({ held }) => <Balance value={held.change.locked} decimals={DECIMALS} />,
    },
    {
      key: 'worth',
      drop: 2,
      label: t('balances.worth'),
      align: 'end',
      cell: ({ held: { change }, usdtPrice }) => (
        <Balance value={mul(add(change.available, change.locked), usdtPrice)} decimals={2} />
      ),
    },
  ];
}
