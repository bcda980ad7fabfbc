import { later, NothingYet } from '@tradefloor/area/later';
import { AmountField } from '@tradefloor/area/amount';
import type { StakingPlan } from '@tradefloor/contract';
import { isPositive } from '@tradefloor/money';
import { EmptyState } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedAmount } from '../withdraw/typed-amount';
import { PlanCard } from './plan-card';
import styles from './plans.module.css';

const BuyDialog = later(() => import('./buy-dialog').then(({ BuyDialog: View }) => View), NothingYet);

const EXAMPLE = '1000';

/** The plans beside each other, each with what it would bring on the same amount. */
export function Plans({ plans }: { readonly plans: readonly StakingPlan[] }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(EXAMPLE);
  const [bought, setBought] = useState<StakingPlan | null>(null);
  const read = typedAmount(typed);
  const money = read !== null && isPositive(read) ? read : null;
  return (
    <section className={styles.plans} aria-label={t('staking.plans')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('staking.plans')}</h2>
        <AmountField
          className={styles.reckon}
          label={t('staking.reckon')}
          unit="USDT"
          scale={8}
          value={typed}
          onChange={setTyped}
        />
      </div>
      {plans.length === 0 ? <EmptyState title={t('staking.noPlans')} /> : null}
      <ul className={styles.cards}>
        {plans.map(plan => (
          <PlanCard key={plan.id} plan={plan} money={money} onBuy={() => setBought(plan)} />
        ))}
      </ul>
      {bought === null ? null : (
        <BuyDialog key={bought.id} plan={bought} start={money} onClose={() => setBought(null)} />
      )}
    </section>
  );
}
