import { Link } from '@tradefloor/area/link';
import type { Acceptor, UserId } from '@tradefloor/contract';
import { formatPercent } from '@tradefloor/money';
import { ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { buttonClass, type Column } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { PaymentWay } from '../payment-way/payment-way';
import { Yuan } from '../yuan/yuan';
import { canDeal, waysOf } from './acceptor-rules';
import styles from './acceptors.module.css';

export function useAcceptorColumns(userId: UserId | null): ReadonlyArray<Column<Acceptor>> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    { key: 'id', card: 'none', drop: 4, label: t('acceptors.id'), cell: ({ id }) => id },
    {
      key: 'name',
      isRowHeader: true,
      card: 'head',
      label: t('acceptors.name'),
      cell: ({ name }) => name || '—',
      isRowButton: true,
    },
    {
      key: 'ways',
      card: 'none',
      drop: 3,
      label: t('order.way'),
      cell: acceptor => (
        <span className={styles.ways}>
          {waysOf(acceptor).map(way => (
            <PaymentWay key={way} way={way} />
          ))}
        </span>
      ),
    },
    {
      key: 'recharge',
      card: 'line',
      label: t('acceptors.rechargeQuota'),
      align: 'end',
      cell: ({ rechargeQuota }) => <Yuan value={rechargeQuota} />,
    },
    {
      key: 'recharge-rate',
      card: 'none',
      drop: 2,
      label: t('acceptors.rate'),
      align: 'end',
      cell: ({ rechargeRate }) => formatPercent(rechargeRate, language),
    },
    {
      key: 'withdrawal',
      card: 'line',
      label: t('acceptors.withdrawalQuota'),
      align: 'end',
      cell: ({ withdrawalQuota }) => <Yuan value={withdrawalQuota} />,
    },
    {
      key: 'withdrawal-rate',
      card: 'none',
      drop: 1,
      label: t('acceptors.rate'),
      align: 'end',
      cell: ({ withdrawalRate }) => formatPercent(withdrawalRate, language),
    },
    {
      key: 'deal',
      card: 'end',
      label: t('acceptors.actions'),
      labelHidden: true,
      align: 'end',
      cell: acceptor => <DealLinks acceptor={acceptor} userId={userId} />,
    },
  ];
}

interface DealLinksProps {
  readonly acceptor: Acceptor;
  readonly userId: UserId | null;
  readonly size?: 'small' | 'medium';
}

/** The ways to recharge and to withdraw by this acceptor, where there are any for this user. */
export function DealLinks({ acceptor, userId, size = 'small' }: DealLinksProps) {
  const { t } = useTranslation();
  const { id, name } = acceptor;
  const link = (current: '0' | '1', label: string) =>
    canDeal(acceptor, current, userId) ? (
      <Link
        className={buttonClass({ size, ...(current === '0' ? { variant: 'primary' as const } : {}) })}
        aria-label={`${label}: ${name}`}
        to={ways.acceptorDeal({ id, current })}
      >
        {label}
      </Link>
    ) : null;
  return (
    <span className={styles.links}>
      {link('0', t('acceptors.recharge'))}
      {link('1', t('acceptors.withdraw'))}
    </span>
  );
}
