import { Balance } from '@tradefloor/area/balances';
import { instantOf, TableList, useRows } from '@tradefloor/area/list';
import { Card } from '@tradefloor/area/page';
import type { StakingOrder, StakingPlan } from '@tradefloor/contract';
import { formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Badge, Button, type Column, EmptyState } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinName } from '../wallets/coin-name';
import { IncomeDialog } from './income-dialog';
import { paidDaysOf } from './plan-rules';
import { Progress } from './progress';
import { stakingOrders, useServerMinute } from './use-staking';

const SAYS_END_FROM = 10;

/** What was staked: how far each is, and what its days have brought. */
export function StakingOrders({ plans }: { readonly plans: readonly StakingPlan[] }) {
  const { t } = useTranslation();
  const listing = useRows(stakingOrders);
  const [shown, setShown] = useState<StakingOrder | null>(null);
  const now = useServerMinute();
  // The order names its plan and no more.
  const planOf = (order: StakingOrder) =>
    plans.find(({ name, cycleDays }) => name === order.name && cycleDays === order.cycleDays);
  const paidDays = (order: StakingOrder) => paidDaysOf(order, planOf(order), now);
  return (
    <Card title={t('staking.orders')}>
      <TableList
        look="roomy"
        label={t('staking.orders')}
        listing={listing}
        columns={useColumns(paidDays, setShown)}
        rowKey={({ id }) => id}
        failed={t('staking.ordersFailed')}
        empty={<EmptyState title={t('staking.noOrders')} />}
        saysEndFrom={SAYS_END_FROM}
        file={{
          name: 'staking-orders',
          heads: [
            t('staking.order'),
            t('staking.plan'),
            t('staking.cycle'),
            t('staking.staked'),
            t('staking.income'),
            t('staking.time'),
            t('staking.state'),
          ],
          cells: ({ id, name, cycleDays, amount, income, createdAt, state }) => [
            id,
            name,
            String(cycleDays),
            amount,
            income,
            instantOf(createdAt),
            t(`staking.state.${state}`),
          ],
        }}
      />
      {shown === null ? null : (
        <IncomeDialog order={shown} plan={planOf(shown)} paid={paidDays(shown)} onClose={() => setShown(null)} />
      )}
    </Card>
  );
}

function useColumns(
  paidDays: (order: StakingOrder) => number,
  show: (order: StakingOrder) => void,
): ReadonlyArray<Column<StakingOrder>> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    { key: 'order', card: 'none', drop: 4, label: t('staking.order'), cell: ({ id }) => id },
    {
      key: 'plan',
      isRowHeader: true,
      card: 'head',
      label: t('staking.plan'),
      cell: ({ name, image }) => <CoinName name={name} logo={image} />,
    },
    {
      key: 'amount',
      card: 'line',
      label: t('staking.staked'),
      align: 'end',
      cell: ({ amount }) => <Balance value={amount} decimals={2} unit="USDT" />,
    },
    {
      key: 'income',
      card: 'line',
      label: t('staking.income'),
      align: 'end',
      cell: ({ income }) => <Balance value={income} decimals={2} unit="USDT" />,
    },
    {
      key: 'time',
      card: 'line',
      drop: 3,
      label: t('staking.time'),
      cell: ({ createdAt }) => (createdAt === null ? '—' : formatTime(createdAt, language, 'date')),
    },
    {
      key: 'progress',
      card: 'line',
      drop: 1,
      label: t('staking.progress'),
      cell: order => <Progress order={order} paid={paidDays(order)} />,
    },
    {
      key: 'state',
      card: 'end',
      drop: 2,
      label: t('staking.state'),
      cell: ({ state }) => (
        <Badge tone={state === 'finished' ? 'plain' : 'accent'}>{t(`staking.state.${state}`)}</Badge>
      ),
    },
    {
      key: 'days',
      card: 'line',
      label: t('staking.days'),
      labelHidden: true,
      align: 'end',
      cell: order => (
        <Button size="small" aria-label={t('staking.daysOf', { id: order.id })} onClick={() => show(order)}>
          {t('staking.days')}
        </Button>
      ),
    },
  ];
}
