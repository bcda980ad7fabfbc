import { FormAmountField } from '@tradefloor/area/amount';
import { Balance } from '@tradefloor/area/balances';
import type { CoinInfo } from '@tradefloor/contract';
import { type Amount, formatNumber, formatPercent, isPositive, max, sub, ZERO } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Amount as ShownAmount, Button } from '@tradefloor/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  allOf,
  amountProblem,
  type AmountProblem,
  costOf,
  heldBackOf,
  leftToday,
  scaleOf,
  type WithdrawDraft,
} from './withdraw-rules';
import { HeldBack } from './held-back';
import styles from './withdraw-form.module.css';

const DECIMALS = 8;

interface AmountToWithdrawProps {
  readonly form: UseFormReturn<WithdrawDraft>;
  readonly currency: string;
  readonly info: CoinInfo;
  readonly balance: Amount;
  readonly account: 'legal' | 'change';
}

/** How much goes, what it costs, and what arrives. */
export function AmountToWithdraw({ form, currency, info, balance, account }: AmountToWithdrawProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heldBack = heldBackOf(info, account);
  const available = max(sub(balance, heldBack), ZERO);
  const unit = (amount: Amount | null) => `${formatNumber(amount ?? ZERO, language)} ${currency}`;
  const words = (problem: AmountProblem | null): string | true =>
    problem === null ||
    t(`withdraw.problem.${problem}`, {
      free: unit(available),
      currency,
      least: unit(info.withdrawalMin),
      most: unit(info.withdrawalMax),
      left: unit(leftToday(info)),
      count: scaleOf(info),
      account: t(`account.${account}`),
    });
  const cost = costOf(form.watch('amount'), info);
  return (
    <>
      <FormAmountField
        control={form.control}
        name="amount"
        label={t('withdraw.amount')}
        scale={scaleOf(info)}
        labelEnd={
          <>
            {t('withdraw.available')} <Balance value={available} decimals={DECIMALS} unit={currency} />
          </>
        }
        unit={
          <span className={styles.unit}>
            {currency}
            <Button
              size="small"
              variant="quiet"
              className={styles.all}
              onClick={() =>
                form.setValue('amount', allOf(info, available), { shouldValidate: true, shouldTouch: true })
              }
            >
              {t('withdraw.all')}
            </Button>
          </span>
        }
        {...(isPositive(heldBack) ? { hint: <HeldBack amount={heldBack} currency={currency} info={info} /> } : {})}
        rules={{ validate: (typed: string) => words(amountProblem(typed, info, { available, balance })) }}
      />
      <dl className={styles.sums}>
        <div>
          <dt>{t('withdraw.feeOf', { rate: formatPercent(info.rate, language) })}</dt>
          <dd>
            <ShownAmount value={cost?.fee ?? null} language={language} decimals={DECIMALS} unit={currency} />
          </dd>
        </div>
        <div className={styles.received}>
          <dt>{t('withdraw.received')}</dt>
          <dd>
            <ShownAmount value={cost?.received ?? null} language={language} decimals={DECIMALS} unit={currency} />
          </dd>
        </div>
      </dl>
    </>
  );
}
