import { Balance } from '@tradefloor/area/balances';
import type { StatementBalance } from '@tradefloor/contract/ext';
import type { Amount } from '@tradefloor/money';
import { type Column, EmptyState, Table } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

/** Sums are read to the last digit: all of them are bright. */
const DECIMALS = 8;

export function Balances({ rows }: { readonly rows: readonly StatementBalance[] }) {
  const { t } = useTranslation();
  return (
    <Table
      stacked
      label={t('statement.balances')}
      columns={useColumns()}
      rows={rows}
      rowKey={({ currencyId }) => currencyId}
      empty={<EmptyState title={t('statement.empty')} />}
    />
  );
}

function useColumns(): ReadonlyArray<Column<StatementBalance>> {
  const { t } = useTranslation();
  const column = (key: 'opening' | 'received' | 'spent' | 'closing', drop?: number) =>
    ({
      key,
      ...(drop === undefined ? {} : { drop }),
      card: 'line',
      label: t(`statement.${key}`),
      align: 'end',
      cell: (row: StatementBalance) => <Sum value={row[key]} />,
    }) as const;
  return [
    {
      key: 'currency',
      isRowHeader: true,
      card: 'head',
      label: t('wallet.currency'),
      cell: ({ currencyName }) => currencyName,
    },
    column('opening'),
    column('received', 2),
    column('spent', 1),
    column('closing'),
  ];
}

const Sum = ({ value }: { readonly value: Amount }) => <Balance value={value} decimals={DECIMALS} />;
