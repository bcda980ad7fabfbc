import { useHold } from '@tradefloor/area';
import { useStage } from '@tradefloor/area/act';
import { FormAmountField } from '@tradefloor/area/amount';
import { Balance } from '@tradefloor/area/balances';
import { compare, EXCHANGE_STEP, formatNumber, LEGAL_TO_LEVER_MINIMUM, TRANSFER_CAP } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Button, NativeSelect } from '@tradefloor/ui';
import { Form, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { AccountsOfTransfer } from './accounts-of-transfer';
import {
  allOf,
  BRIGHT_DIGITS,
  type Movable,
  problemOf,
  type TransferDraft,
  type TransferProblem,
  withCurrency,
} from './transfer-rules';
import styles from './transfer-form.module.css';
import { useLeaving } from './use-leaving';
import { transferSubject, useTransfer } from './use-transfer';

export interface TransferFormProps {
  readonly label: string;
  readonly currencies: readonly Movable[];
  readonly start: TransferDraft;
  /** What this place decides already. */
  readonly fixed?: ReadonlySet<'currency' | 'from' | 'to'>;
  /** wallet.exchange-step: the exchange between the fiat and the leverage account. */
  readonly isExchange?: boolean;
  readonly onCurrency?: (id: string) => void;
  readonly onDone?: () => void;
}

const NOTHING: ReadonlySet<'currency' | 'from' | 'to'> = new Set();

export function TransferForm(props: TransferFormProps) {
  const { label, currencies, start, fixed = NOTHING, isExchange = false, onCurrency, onDone } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const { move, told } = useTransfer(isExchange);
  const form = useFields<TransferDraft>({ start });
  const draft = { ...start, ...form.watch() };
  const stage = useStage(transferSubject(draft));
  useHold(stage !== undefined ? 'no' : draft.amount === '' ? null : 'typed');
  const currency = currencies.find(({ id }) => id === draft.currencyId) ?? currencies[0];
  const leaving = useLeaving(currency, draft.from);
  if (currency === undefined) return null;
  const unit = (amount: Parameters<typeof formatNumber>[0]) => `${formatNumber(amount, language)} ${currency.name}`;
  const words = (problem: TransferProblem | null): string | true =>
    problem === null ||
    t(`transfer.problem.${problem}`, {
      currency: currency.name,
      most: formatNumber(TRANSFER_CAP, language),
      least: unit(LEGAL_TO_LEVER_MINIMUM),
      step: formatNumber(EXCHANGE_STEP, language),
    });
  const become = (next: TransferDraft) => {
    for (const name of ['currencyId', 'from', 'to', 'amount'] as const) form.setValue(name, next[name]);
    form.clearErrors();
  };
  const needsMinimum = draft.from === 'legal' && draft.to === 'lever';
  const isBound = leaving !== null && compare(leaving, currency.available[draft.from]) < 0;
  const hint = needsMinimum
    ? t(isExchange ? 'transfer.exchangeHint' : 'transfer.minimumHint', {
        least: unit(LEGAL_TO_LEVER_MINIMUM),
        step: formatNumber(EXCHANGE_STEP, language),
      })
    : isBound && t('transfer.positionsHint', { leaving: unit(leaving) });
  return (
    <Form
      form={form}
      label={label}
      className={styles.form}
      onSubmit={async wish => {
        if (!(await move(wish, currency))) return;
        form.resetField('amount', { defaultValue: '' });
        onDone?.();
      }}
    >
      {fixed.has('currency') ? null : (
        <NativeSelect
          label={t('transfer.currency')}
          options={currencies.map(({ id, name }) => ({ value: id as string, label: name }))}
          value={currency.id}
          onChange={id => {
            const next = currencies.find(one => one.id === id);
            if (next === undefined) return;
            become(withCurrency(draft, next));
            onCurrency?.(id);
          }}
        />
      )}
      <AccountsOfTransfer draft={draft} currency={currency} fixed={fixed} onChange={become} />
      <FormAmountField
        control={form.control}
        name="amount"
        label={t('transfer.amount')}
        scale={currency.decimals}
        labelEnd={
          <>
            {t('transfer.available')}{' '}
            <Balance value={currency.available[draft.from]} decimals={BRIGHT_DIGITS} unit={currency.name} />
          </>
        }
        unit={
          <span className={styles.unit}>
            {currency.name}
            <Button
              size="small"
              variant="quiet"
              className={styles.all}
              onClick={() =>
                form.setValue('amount', allOf(currency, draft.from, isExchange, leaving), {
                  shouldValidate: true,
                  shouldTouch: true,
                })
              }
            >
              {t('transfer.all')}
            </Button>
          </span>
        }
        {...(hint === false ? {} : { hint })}
        rules={{ validate: (_: string, wish: TransferDraft) => words(problemOf(wish, currency, isExchange, leaving)) }}
      />
      <SubmitButton control={form.control} size="large" wide isOnItsWay={stage !== undefined}>
        {t('transfer.submit')}
      </SubmitButton>
      {stage === 'checking' ? <p>{t('act.checking')}</p> : told}
    </Form>
  );
}
