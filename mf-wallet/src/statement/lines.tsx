import { Balance } from '@tradefloor/area/balances';
import { instantOf, type Listing, TableList } from '@tradefloor/area/list';
import { Card } from '@tradefloor/area/page';
import type { StatementLine } from '@tradefloor/contract/ext';
import { formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { type Column, EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { PrintButton } from './print-button';

const DECIMALS = 8;

/** Everything that moved money, oldest first, with what was left after it. */
export function Lines({ listing }: { readonly listing: Listing<StatementLine> }) {
  const { t } = useTranslation();
  return (
    <Card title={t('statement.lines')}>
      <TableList
        label={t('statement.lines')}
        listing={listing}
        columns={useColumns()}
        rowKey={({ id }) => id}
        failed={t('statement.failed')}
        empty={<EmptyState title={t('statement.empty')} />}
        actions={<PrintButton listing={listing} />}
        file={{
          name: 'statement',
          heads: [
            t('statement.time'),
            t('statement.account'),
            t('statement.what'),
            t('wallet.currency'),
            t('statement.amount'),
            t('statement.balance'),
          ],
          cells: ({ at, account, info, currencyName, amount, balance }) => [
            instantOf(at),
            t(`account.${account}`),
            info,
            currencyName,
            amount,
            balance,
          ],
        }}
      />
    </Card>
  );
}

function useColumns(): ReadonlyArray<Column<StatementLine>> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    { key: 'time', card: 'fact', label: t('statement.time'), cell: ({ at }) => formatTime(at, language, 'date-time') },
    {
      key: 'account',
      card: 'fact',
      drop: 1,
      label: t('statement.account'),
      cell: ({ account }) => t(`account.${account}`),
    },
    { key: 'what', card: 'head', label: t('statement.what'), cell: ({ info }) => info },
    {
      key: 'amount',
      card: 'end',
      label: t('statement.amount'),
      align: 'end',
      cell: ({ amount, currencyName }) => <Balance value={amount} decimals={DECIMALS} unit={currencyName} />,
    },
    {
      key: 'balance',
      card: 'fact',
      drop: 2,
      label: t('statement.balance'),
      align: 'end',
      cell: ({ balance }) => <Balance value={balance} decimals={DECIMALS} />,
    },
  ];
}
