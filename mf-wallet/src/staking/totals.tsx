import { Balance } from '@tradefloor/area/balances';
import type { StakingOverview } from '@tradefloor/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './totals.module.css';

/** In custody, still to come, earned, running. */
export function Totals({ overview }: { readonly overview: StakingOverview }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.totals}>
      <Total label={t('staking.inCustody')}>
        <Balance value={overview.inCustody} decimals={2} unit="USDT" />
      </Total>
      <Total label={t('staking.expected')}>
        <Balance value={overview.expectedIncome} decimals={2} unit="USDT" />
      </Total>
      <Total label={t('staking.earned')}>
        <Balance value={overview.totalIncome} decimals={2} unit="USDT" />
      </Total>
      <Total label={t('staking.running')}>{overview.orders}</Total>
    </dl>
  );
}

function Total({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
