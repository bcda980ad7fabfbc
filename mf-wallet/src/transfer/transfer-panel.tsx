import { balancesTopic } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import type { TransferPanelProps } from '../wallets/panels';
import { LaterTransferForm } from './later-transfer-form';
import { movable, withAccount } from './transfer-rules';

/** What opens under a row of the leverage or the micro wallet. */
export function TransferPanel({ account, direction, row, onClose }: TransferPanelProps) {
  const { t } = useTranslation();
  const overview = useTopic(balancesTopic) ?? null;
  const currency = overview === null ? undefined : movable(overview).find(({ id }) => id === row.currencyId);
  const other = currency?.accounts.find(one => one !== account);
  if (currency === undefined || other === undefined) return <EmptyState title={t('transfer.nowhere')} />;
  const own = direction === 'in' ? 'to' : 'from';
  const start = withAccount({ currencyId: row.currencyId, from: other, to: other, amount: '' }, own, account);
  return (
    <LaterTransferForm
      key={`${account} ${direction}`}
      label={t(`transfer.panel.${direction}`, { currency: row.currencyName, account: t(`account.${account}`) })}
      currencies={[currency]}
      start={start}
      fixed={new Set(['currency', own] as const)}
      onDone={onClose}
    />
  );
}
