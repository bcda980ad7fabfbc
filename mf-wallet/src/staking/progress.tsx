import type { StakingOrder } from '@tradefloor/contract';
import { formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { maturesAt } from './plan-rules';
import styles from './progress.module.css';

interface ProgressProps {
  readonly order: StakingOrder;
  readonly paid: number;
}

/** How far an order is, and when it is over. */
export function Progress({ order, paid }: ProgressProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const end = maturesAt(order);
  const days = t('staking.dayOf', { paid, count: order.cycleDays });
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} aria-label={t('staking.progress')} max={order.cycleDays} value={paid} />
      <span className={styles.words}>
        {end === null || order.state === 'finished'
          ? days
          : t('staking.until', { days, date: formatTime(end, language, 'date') })}
      </span>
    </div>
  );
}
