import { Facts } from '@tradefloor/area/page';
import type { StakingPlan } from '@tradefloor/contract';
import { type Amount, compare, formatNumber, formatPercent, type LanguageCode } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { CoinName } from '../wallets/coin-name';
import styles from './plan-card.module.css';
import { mostOf, yieldOf } from './plan-rules';

interface PlanCardProps {
  readonly plan: StakingPlan;
  /** What it is reckoned with; null where nothing was typed. */
  readonly money: Amount | null;
  readonly onBuy: () => void;
}

export function PlanCard({ plan, money, onBuy }: PlanCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { moneyMin, cycleDays, name, image } = plan;
  const most = mostOf(plan);
  const fits = money !== null && compare(money, moneyMin) >= 0 && compare(money, most) <= 0;
  const brings = fits ? yieldOf(plan, money) : null;
  const usdt = (value: Amount) => `${formatNumber(value, language, { least: 4, most: 4 })} USDT`;
  return (
    <li className={styles.card} aria-label={name}>
      <p className={styles.head}>
        <CoinName name={name} logo={image} />
        <span className={styles.days}>{t('overview.days', { count: cycleDays })}</span>
      </p>
      <p className={styles.rate}>
        <span className={styles.percent}>{rateSpan(plan, language)}</span>
        <span className={styles.year}>{t('staking.yearly')}</span>
      </p>
      <Facts
        rows={[
          [t('staking.amount'), `${formatNumber(moneyMin, language)} – ${formatNumber(most, language)} USDT`],
          [t('staking.aDay'), brings === null ? '—' : usdt(brings.aDay)],
          [t('staking.whole'), brings === null ? '—' : usdt(brings.whole)],
        ]}
      />
      <Button variant="primary" wide aria-label={t('staking.buyOf', { name })} onClick={onBuy}>
        {t('staking.buy')}
      </Button>
    </li>
  );
}

function rateSpan({ rateMin, rateMax }: StakingPlan, language: LanguageCode): string {
  if (compare(rateMin, rateMax) === 0) return formatPercent(rateMin, language);
  return `${formatNumber(rateMin, language)} – ${formatPercent(rateMax, language)}`;
}
