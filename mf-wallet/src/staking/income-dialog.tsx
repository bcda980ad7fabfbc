import { Balance } from '@tradefloor/area/balances';
import type { StakingOrder, StakingPlan } from '@tradefloor/contract';
import { formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { type Column, Dialog, EmptyState, Table } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { daysOf, type PaidDay } from './plan-rules';

interface IncomeDialogProps {
  readonly order: StakingOrder;
  readonly plan: StakingPlan | undefined;
  readonly paid: number;
  readonly onClose: () => void;
}

/** look.bright-digits: a day's income is small. */
const DECIMALS = 8;

/** What an order has brought, day by day. */
export function IncomeDialog({ order, plan, paid, onClose }: IncomeDialogProps) {
  const { t } = useTranslation();
  const title = t('staking.daysOf', { id: order.id });
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('staking.close')}
      onOpenChange={open => {
        if (!open) onClose();
      }}
    >
      <Table
        label={title}
        columns={useColumns()}
        rows={daysOf(order, plan, paid)}
        rowKey={({ day }) => day}
        empty={<EmptyState title={t('staking.noDays')} />}
      />
    </Dialog>
  );
}

function useColumns(): ReadonlyArray<Column<PaidDay>> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    { key: 'day', label: t('staking.day'), cell: ({ day }) => day },
    { key: 'at', drop: 1, label: t('staking.paidAt'), cell: ({ at }) => formatTime(at, language, 'date') },
    {
      key: 'income',
      label: t('staking.income'),
      align: 'end',
      cell: ({ income }) => <Balance value={income} decimals={DECIMALS} />,
    },
    {
      key: 'sum',
      label: t('staking.sum'),
      align: 'end',
      cell: ({ sum }) => <Balance value={sum} decimals={DECIMALS} />,
    },
  ];
}
