import { useHold } from '@tradefloor/area';
import { FormAmountField } from '@tradefloor/area/amount';
import { Facts } from '@tradefloor/area/page';
import type { StakingPlan } from '@tradefloor/contract';
import { type Amount, formatNumber, formatPercent, min, stakingFault } from '@tradefloor/money';
import { useLanguage, useLook } from '@tradefloor/platform/react';
import { Button, Dialog } from '@tradefloor/ui';
import { Form, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { typedAmount } from '../withdraw/typed-amount';
import styles from './buy-dialog.module.css';
import { limitsOf, mostOf, yieldOf } from './plan-rules';
import { useBuyPlan } from './use-buy-plan';
import { useStakeable } from './use-staking';

interface BuyDialogProps {
  readonly plan: StakingPlan;
  /** What the plans were compared with. */
  readonly start: Amount | null;
  readonly onClose: () => void;
}

export function BuyDialog({ plan, start, onClose }: BuyDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const available = useStakeable();
  const isHidden = useLook().balances === 'hidden';
  const form = useFields<{ money: string }>({ start: { money: start ?? '' } });
  const { buy, told, isSending } = useBuyPlan(plan, onClose);
  const fault = useFault(plan, available);
  const typed = typedAmount(useWatch({ control: form.control, name: 'money' }));
  // Who has not enough yet wants to know it too.
  const brings = typed !== null && stakingFault(typed, limitsOf(plan), typed) === null ? yieldOf(plan, typed) : null;
  useHold(form.formState.isDirty ? 'ask' : null);
  const usdt = (value: Amount) => `${formatNumber(value, language, { least: 2 })} USDT`;
  return (
    <Dialog
      open
      size="small"
      title={t('staking.buyOf', { name: plan.name })}
      closeLabel={t('staking.close')}
      locked={isSending}
      onOpenChange={open => {
        if (!open) onClose();
      }}
    >
      <Form form={form} label={t('staking.buyOf', { name: plan.name })} className={styles.form} onSubmit={buy}>
        <FormAmountField
          control={form.control}
          name="money"
          label={t('deposit.amount')}
          labelEnd={
            available === null ? undefined : (
              <Button
                size="small"
                variant="quiet"
                onClick={() => form.setValue('money', min(available, mostOf(plan)), { shouldValidate: true })}
              >
                {t('staking.all')}
              </Button>
            )
          }
          hint={available === null || isHidden ? undefined : t('staking.available', { amount: usdt(available) })}
          unit="USDT"
          scale={8}
          rules={{ validate: fault }}
        />
        <Facts
          rows={[
            [t('staking.cycle'), t('overview.days', { count: plan.cycleDays })],
            [t('staking.yearly'), brings === null ? '—' : formatPercent(brings.rate, language)],
            [t('staking.aDay'), brings === null ? '—' : usdt(brings.aDay)],
            [t('staking.whole'), brings === null ? '—' : usdt(brings.whole)],
          ]}
        />
        <p className={styles.note}>{t('staking.held', { count: plan.cycleDays })}</p>
        <SubmitButton control={form.control} wide>
          {t('staking.confirm')}
        </SubmitButton>
        {told}
      </Form>
    </Dialog>
  );
}

/** Where it is not known what there is, the exchange says what it takes. */
function useFault(plan: StakingPlan, available: Amount | null) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (text: string): true | string => {
    const found = stakingFault(typedAmount(text), limitsOf(plan), available ?? mostOf(plan));
    switch (found) {
      case null:
        return true;
      case 'missing':
        return t('staking.problem.missing');
      case 'below-min':
        return t('staking.problem.below', { amount: formatNumber(plan.moneyMin, language) });
      case 'above-max':
        return t('staking.problem.above', { amount: formatNumber(mostOf(plan), language) });
      case 'insufficient':
        return t('staking.problem.insufficient');
      default:
        return found satisfies never;
    }
  };
}
