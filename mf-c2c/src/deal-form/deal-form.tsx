import { useHold } from '@tradefloor/area';
import { useKeptDraft } from '@tradefloor/area/act';
import { FormAmountField } from '@tradefloor/area/amount';
import { NO_PROOFS, OwnHandFields, sentProofs } from '@tradefloor/area/form';
import type { Acceptor } from '@tradefloor/contract';
import { amount, FIAT_DECIMALS, LEAST_ACCEPTOR_DEAL, valueOfTyped } from '@tradefloor/money';
import { userTopic } from '@tradefloor/platform';
import { useLanguage, useTopic } from '@tradefloor/platform/react';
import { RadioGroup } from '@tradefloor/ui';
import { Form, FormTextField, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Current, waysOf } from '../acceptors/acceptor-rules';
import { yuanText } from '../yuan/yuan';
import {
  ACCOUNT_MOST,
  accountProblem,
  type DealEntry,
  type DealProblem,
  draftFrom,
  EMPTY,
  moneyProblem,
  mostOf,
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
  const user = useTopic(userTopic) ?? null;
  const phone = user?.phone ?? '';
  // wallet.own-hand: by a withdrawal the user's own coins leave.
  const owner = current === '1' ? user : null;
  const draft = useKeptDraft(`acceptor ${acceptor.id} ${current}`, draftFrom);
  const form = useFields<DealEntry>({ start: { ...(draft.read() ?? { ...EMPTY, phone }), ...NO_PROOFS } });
  const { control } = form;
  const { field: way, fieldState } = useController({
    control,
    name: 'way',
    rules: { validate: value => value !== null || t('deal.problem.way') },
  });
  const { ask, told, stage } = useDealAsked({ acceptor, current, draft });
  const { isDirty } = form.formState;
  useHold(stage !== undefined ? 'no' : isDirty ? 'typed' : null);
  useEffect(() => {
    // Who one is may be known later than the form is there; what was typed by then stays.
    if (phone !== '' && form.getValues('phone') === '') form.resetField('phone', { defaultValue: phone });
  }, [form, phone]);
  // Left halfway, it is there again: nobody has to be asked whether to leave.
  useEffect(() => {
    const following = form.watch(typed => draft.keep({ ...EMPTY, ...typed }));
    return () => following.unsubscribe();
  }, [form, draft]);
  useEffect(() => {
    // What an earlier form has sent is not left here to be sent again.
    const { account, money } = form.getValues();
    const isAsOpened = !isDirty && (account !== '' || money !== '');
    if (stage === undefined && isAsOpened && draft.read() === null) form.reset({ ...EMPTY, ...NO_PROOFS, phone });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of its end alone: what is typed is the user's
  }, [stage]);
  const most = mostOf(acceptor, current);
  const bounds = { most: yuanText(most.most, language), least: yuanText(LEAST_ACCEPTOR_DEAL, language) };
  const words = (problem: DealProblem | null) => problem === null || t(`deal.problem.${problem}`, bounds);
  const send = async (entry: DealEntry) => {
    const { kind } = await ask(entry, owner === null ? {} : sentProofs(owner, entry));
    // A fund password may be mended; a code is read anew.
    if (kind === 'refused') form.resetField('code');
  };
  return (
    <Form form={form} label={t(`deal.title.${current}`)} className={styles.form} onSubmit={send}>
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
        hint={t(most.by === 'balance' ? 'deal.mostOwn' : 'deal.most', bounds)}
        rules={{ validate: (typed: string) => words(moneyProblem(moneyOf(typed), most)) }}
      />
      <DealSums control={control} acceptor={acceptor} current={current} />
      {owner === null ? null : <OwnHandFields control={control} user={owner} fundPassword="fundPassword" code="code" />}
      <SubmitButton control={control} size="large" wide isOnItsWay={stage !== undefined}>
        {t(`deal.submit.${current}`)}
      </SubmitButton>
      {stage === 'checking' ? <p>{t('act.checking')}</p> : told}
    </Form>
  );
}

const moneyOf = (typed: string) => {
  const value = valueOfTyped(typed);
  return value === null ? null : amount(value);
};
