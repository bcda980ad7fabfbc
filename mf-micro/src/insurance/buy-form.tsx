import { FormAmountField } from '@tradefloor/area/amount';
import type { InsuranceType, MicroCurrency } from '@tradefloor/contract';
import {
  type Amount,
  branded,
  formatNumber,
  formatPercent,
  INSURANCE_PAYOUTS_A_DAY,
  insurancePayout,
  decimal,
  neg,
  valueOfTyped,
} from '@tradefloor/money';
import { balancesTopic } from '@tradefloor/platform';
import { useLanguage, useTopic } from '@tradefloor/platform/react';
import { Fact } from '@tradefloor/trading';
import { RadioGroup } from '@tradefloor/ui';
import { Form, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../order-form/order-form.module.css';
import { durationText } from '../terms/duration-text';
import { buyFaultOf, premiumOf } from './rules';
import { useBuy } from './use-buy';

interface BuyFormProps {
  readonly currency: MicroCurrency;
  readonly onSending: (isSending: boolean) => void;
  readonly onDone: () => void;
}

const USUAL_SCALE = 8;
const ALL = decimal('100');

export function BuyForm({ currency, onSending, onDone }: BuyFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const balances = useTopic(balancesTopic);
  const { insuranceTypes: types, name: unit } = currency;
  const [typeId, setTypeId] = useState(types[0]?.id ?? '');
  const form = useFields<{ amount: string }>({ start: { amount: '' } });
  const { buy, told } = useBuy();
  const type = types.find(({ id }) => id === typeId) ?? types[0];
  const row = balances?.micro.rows.find(({ currencyId }) => currencyId === currency.id);
  const scale = row?.decimals ?? USUAL_SCALE;
  const available = row?.held.micro.available ?? currency.wallet?.available ?? null;
  if (type === undefined) return null;
  const typed = valueOfTyped(form.watch('amount'));
  const sum = typed === null ? null : branded<Amount>(typed);
  const range = {
    low: formatNumber(type.amountMin ?? branded('0'), language),
    high: type.amountMax === null ? '' : formatNumber(type.amountMax, language),
    unit,
  };

  const submit = async () => {
    if (sum === null) return;
    onSending(true);
    const ended = await buy({ currencyId: currency.id, typeId: type.id, amount: sum });
    onSending(false);
    if (ended.kind === 'done') onDone();
  };

  return (
    <Form form={form} label={t('insurance.buyTitle', { currency: unit })} className={styles.dialog} onSubmit={submit}>
      <RadioGroup
        label={t('insurance.kind')}
        value={type.id}
        onChange={next => {
          setTypeId(next);
          if (form.formState.isSubmitted) void form.trigger();
        }}
        choices={types.map(one => ({ value: one.id, label: one.name, hint: <Terms type={one} unit={unit} /> }))}
      />
      <FormAmountField
        control={form.control}
        name="amount"
        label={t('insurance.insured')}
        unit={unit}
        scale={scale}
        hint={type.amountMin === null || type.amountMax === null ? undefined : t('form.range', range)}
        rules={{
          validate: (text: string) => {
            const fault = buyFaultOf(text, { type, scale, available });
            return fault === null || t(`insurance.fault.${fault}`, { ...range, count: scale });
          },
        }}
      />
      <div>
        <Fact isOwn label={t('form.available')} value={available} unit={unit} />
        <Fact label={t('insurance.price')} value={sum && premiumOf(sum, type, scale)} unit={unit} />
        <Fact
          label={t('insurance.most')}
          value={sum && insurancePayout(sum, neg(sum), type.payoutPercent ?? ALL, scale)}
          unit={unit}
        />
      </div>
      <p className={styles.quiet}>{t('insurance.rules', { count: INSURANCE_PAYOUTS_A_DAY })}</p>
      <SubmitButton control={form.control} size="large">
        {t('insurance.buyYes')}
      </SubmitButton>
      {told}
    </Form>
  );
}

function Terms({ type, unit }: { readonly type: InsuranceType; readonly unit: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { amountMin, amountMax, ratePercent, payoutPercent, longestSeconds } = type;
  const words = [
    amountMin === null || amountMax === null
      ? null
      : t('form.range', { low: formatNumber(amountMin, language), high: formatNumber(amountMax, language), unit }),
    ratePercent === null ? null : t('insurance.costs', { percent: formatPercent(ratePercent, language) }),
    t('insurance.paysShare', { percent: formatPercent(payoutPercent ?? ALL, language) }),
    longestSeconds === undefined ? null : t('insurance.counts', { duration: durationText(longestSeconds, t) }),
  ];
  return words.filter(word => word !== null).join(' · ');
}
