import { useHold } from '@tradefloor/area';
import { useKeptDraft } from '@tradefloor/area/act';
import { FormAmountField } from '@tradefloor/area/amount';
import type { Acceptor } from '@tradefloor/contract';
import { amount, FIAT_DECIMALS, valueOfTyped } from '@tradefloor/money';
import { userTopic } from '@tradefloor/platform';
import { useLanguage, useTopic } from '@tradefloor/platform/react';
import { RadioGroup } from '@tradefloor/ui';
import { Form, FormTextField, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Current, termsOf, waysOf } from '../acceptors/acceptor-rules';
import { yuanText } from '../yuan/yuan';
import {
  ACCOUNT_MOST,
  accountProblem,
  type DealProblem,
  type DealWish,
  draftFrom,
  EMPTY,
  moneyProblem,
  PHONE_MOST,
  phoneProblem,
} from './deal-form-rules';
import { DealSums } from './deal-sums';
import styles from './deal-form.module.css';
import { useDealAsked } from './use-deal-asked';

interface DealFormProps {
  readonly acceptor: Acceptor;
  readonly current: Current;
}

/** c2c.acceptor-needs: phone, account, an amount above 0 and a payment method. */
export function DealForm({ acceptor, current }: DealFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const phone = useTopic(userTopic)?.phone ?? '';
  const draft = useKeptDraft(`acceptor ${acceptor.id} ${current}`, draftFrom);
  const form = useFields<DealWish>({ start: draft.read() ?? { ...EMPTY, phone } });
  const { control } = form;
  const { field: way, fieldState } = useController({
    control,
    name: 'way',
    rules: { validate: value => value !== null || t('deal.problem.way') },
  });
  useHold(form.formState.isDirty ? 'typed' : null);
  useEffect(() => {
    // Who one is may be known later than the form is there; what was typed by then stays.
    if (phone !== '' && form.getValues('phone') === '') form.resetField('phone', { defaultValue: phone });
  }, [form, phone]);
  // Left halfway, it is there again: nobody has to be asked whether to leave.
  useEffect(() => {
    const following = form.watch(typed => draft.keep({ ...EMPTY, ...typed }));
    return () => following.unsubscribe();
  }, [form, draft]);
  const { ask, told } = useDealAsked({ acceptor, current, draft });
  const { quota } = termsOf(acceptor, current);
  const words = (problem: DealProblem | null) =>
    problem === null || t(`deal.problem.${problem}`, { most: yuanText(quota, language) });
  return (
    <Form form={form} label={t(`deal.title.${current}`)} className={styles.form} onSubmit={ask}>
      <RadioGroup
        label={t('order.way')}
        direction="row"
        choices={waysOf(acceptor).map(value => ({ value, label: t(`way.${value}`) }))}
        value={way.value}
        onChange={way.onChange}
        error={fieldState.error?.message}
      />
      <div className={styles.fields}>
        <FormTextField
          control={control}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MOST}
          label={t('deal.phone')}
          rules={{ validate: (typed: string) => words(phoneProblem(typed)) }}
        />
        <FormTextField
          control={control}
          name="account"
          maxLength={ACCOUNT_MOST}
          label={t(`deal.account.${current}`)}
          hint={t(`deal.accountHint.${current}`)}
          rules={{ validate: (typed: string) => words(accountProblem(typed)) }}
        />
      </div>
      <FormAmountField
        control={control}
        name="money"
        scale={FIAT_DECIMALS}
        label={t('deal.money')}
        unit="CNY"
        hint={t('deal.most', { most: yuanText(quota, language) })}
        rules={{ validate: (typed: string) => words(moneyProblem(moneyOf(typed), quota)) }}
      />
      <DealSums control={control} acceptor={acceptor} current={current} />
      <SubmitButton control={control} size="large" wide>
        {t(`deal.submit.${current}`)}
      </SubmitButton>
      {told}
    </Form>
  );
}

const moneyOf = (typed: string) => {
  const value = valueOfTyped(typed);
  return value === null ? null : amount(value);
};
