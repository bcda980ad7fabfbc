import { AmountField } from '@tradefloor/area/amount';
import type { MicroDirection, Quote } from '@tradefloor/contract';
import { formatNumber, formatPercent } from '@tradefloor/money';
import { useLanguage, useOnline, useSession } from '@tradefloor/platform/react';
import { Fact, Preferences } from '@tradefloor/trading';
import { Tabs } from '@tradefloor/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { durationText } from '../terms/duration-text';
import { ChoiceGrid } from './choice-grid';
import { type OnHandle, useFormState } from './form-context';
import { faultOf, lockOf, summaryOf } from './form-summary';
import styles from './order-form.module.css';
import { UpDown } from './up-down';
import { type Terms, useFormFacts } from './use-form-facts';
import { useFaultWords } from './use-fault-words';
import { useHandle } from './use-handle';
import { usePlaceOrder } from './use-place-order';

interface FieldsProps {
  readonly pair: Quote;
  readonly terms: Terms;
  readonly onHandle: OnHandle;
}

export function Fields({ pair, terms, onHandle }: FieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isUser = useSession().kind === 'user';
  const isOnline = useOnline();
  const { draft, change, submission } = useFormState();
  const facts = useFormFacts(pair, draft, terms);
  const { currency, duration, scale, available } = facts;
  const summary = summaryOf(draft.amount, facts);
  const fault = faultOf(draft.amount, facts);
  const lock = lockOf(facts);
  const words = useFaultWords(facts);
  const place = usePlaceOrder(pair);
  const form = useRef<HTMLFormElement>(null);
  // What is missing is said when a button was pressed, what is wrong at once.
  const isTold = isUser && (draft.wasAsked || fault?.key !== 'miscro.openNum');

  const submit = (direction: MicroDirection) => {
    // A key comes here too, where the button is not there or can't be pressed.
    if (!isUser || !isOnline || submission !== 'idle' || lock !== null) return;
    change({ kind: 'asked' });
    if (fault === null) void place(direction, facts, summary);
    else form.current?.querySelector<HTMLInputElement>('[name=amount]')?.focus();
  };
  const presets = currency?.presets ?? [];
  useHandle(onHandle, { form, draft, change, facts, terms, submit });

  return (
    <form
      ref={form}
      className={styles.fields}
      noValidate
      aria-label={t('form.order')}
      onSubmit={event => event.preventDefault()}
    >
      <div className={styles.currencies}>
        <Tabs
          size="small"
          label={t('form.currency')}
          value={currency?.id ?? ''}
          onChange={next => {
            // The usual one is chosen by nobody: to press it again is no change.
            if (next !== currency?.id) change({ kind: 'currency', currency: next });
          }}
          tabs={terms.currencies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <div className={styles.column}>
        <Fact isOwn label={t('form.available')} value={available} unit={currency?.name ?? ''} />
        <ChoiceGrid
          isNarrow
          hidesLabel
          label={t('form.presets')}
          value={presets.find(preset => preset === summary.amount) ?? null}
          onChange={text => change({ kind: 'amount', text })}
          choices={presets.map(preset => ({ value: preset, label: formatNumber(preset, language) }))}
        />
        <AmountField
          name="amount"
          label={t('orders.amount')}
          labelled="inside"
          unit={currency?.name ?? ''}
          scale={scale}
          value={draft.amount}
          onChange={text => change({ kind: 'amount', text })}
          error={fault !== null && isTold ? words(fault) : undefined}
          hint={words.range}
        />
      </div>
      <div className={styles.column}>
        <ChoiceGrid
          label={t('form.durations')}
          value={duration === null ? null : String(duration.seconds)}
          onChange={seconds => change({ kind: 'seconds', seconds: Number.parseInt(seconds, 10) })}
          choices={terms.durations.map(({ seconds, profitRatio }) => ({
            value: String(seconds),
            label: durationText(seconds, t),
            hint: `+${formatPercent(profitRatio, language)}`,
          }))}
        />
        <div>
          <Fact label={t('form.ifRight')} value={summary.profit} unit={currency?.name ?? ''} decimals={2} />
          <Fact label={t('form.ifWrong')} value={summary.amount} unit={currency?.name ?? ''} decimals={2} />
          <Fact label={t('orders.fee')} value={summary.fee} unit={currency?.name ?? ''} />
        </div>
      </div>
      {isUser ? (
        <>
          <UpDown lock={lock} currency={currency?.name ?? ''} endsAt={facts.day?.endsAt ?? null} onPress={submit} />
          <Preferences sound={t('form.sound')} />
        </>
      ) : null}
    </form>
  );
}
