import { Balance, Worth } from '@tradefloor/area/balances';
import type { BalanceRow } from '@tradefloor/contract';
import { usdtOf } from '@tradefloor/market';
import { useWallets } from '@tradefloor/market/react';
import { isZero } from '@tradefloor/money';
import { balancesTopic } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { Failed } from '@tradefloor/trading';
import { type Column, EmptyState, SkeletonRows, Table } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

/** look.bright-digits: eight in wallet lists. */
const DECIMALS = 8;

/** What the spot account holds, live, at this moment's prices as in the wallet. */
export function BalanceList() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const wallets = useWallets();
  const columns = useBalanceColumns();
  if (wallets.kind === 'loading') return <SkeletonRows rows={4} label={t('balances.loading')} />;
  if (wallets.kind === 'failed')
    return <Failed title={t('balances.failed')} retry={() => void platform.refresh(balancesTopic)} />;
  return (
    <Table
      stacked
      label={t('balances.title')}
      columns={columns}
      rows={wallets.value.overview.change.rows.filter(
        ({ held: { change } }) => !isZero(change.available) || !isZero(change.locked),
      )}
      rowKey={({ currencyId }) => currencyId}
      empty={<EmptyState title={t('balances.none')} />}
    />
  );
}

function useBalanceColumns(): ReadonlyArray<Column<BalanceRow>> {
  const { t } = useTranslation();
  return [
    { key: 'currency', isRowHeader: true, label: t('balances.currency'), cell: ({ currencyName }) => currencyName },
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
      cell: row => <Worth value={usdtOf(row, row.held.change)} />,
    },
  ];
}
