import { AmountField } from '@tradefloor/area/amount';
import type { Quote } from '@tradefloor/contract';
import { cut, fixed, formatNumber, isPositive, sliderEnabled, strip } from '@tradefloor/money';
import { priceText } from '@tradefloor/market';
import { useLanguage, useOnline, useSession } from '@tradefloor/platform/react';
import { StepSlider } from '@tradefloor/ui';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd, FormFields, tickOf, Warning } from '@tradefloor/trading';
import { useFormActions, useFormState } from './form-context';
import { faultsOf, sliderAmount, summaryOf } from './form-summary';
import { TOTAL_DIGITS } from './form-scales';
import { Available, FormSums } from './form-sums';
import styles from './order-form.module.css';
import { useFarPercent } from './use-far-percent';
import { useFormFacts } from './use-form-facts';
import { useOrderWords } from './use-order-words';

export function Fields({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isUser = useSession().kind === 'user';
  const isOnline = useOnline();
  const { draft, submission } = useFormState();
  const { change, place } = useFormActions();
  const facts = useFormFacts(pair, draft.mode);
  const summary = summaryOf(draft, facts);
  const faults = faultsOf(draft, facts);
  const shown = shownFaults(faults, draft.wasAsked && isUser);
  const form = useRef<HTMLFormElement>(null);
  // spot.market-price
  const isMarket = draft.mode === 'market';
  const { price, total } = summary;
  const digits = facts.scales.priceDigits;
  const values = {
    pair: `${pair.base}/${pair.quote}`,
    unit: pair.quote,
    base: pair.base,
    least: facts.least && formatNumber(facts.least, language),
    low: facts.band && priceText(facts.band.low, pair, language),
    high: facts.band && priceText(facts.band.high, pair, language),
  };
  const words = useOrderWords(pair);
  const percent = useFarPercent(pair, draft.side, summary.average ?? price);
  const far = words.far(draft.side, percent);
  const short = words.short(summary.short);
  const range = facts.band === null ? undefined : t('form.band', values);
  const hint = far === null ? range : <Warning>{far}</Warning>;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isUser || !isOnline || submission !== 'idle') return;
    change({ kind: 'asked' });
    if (faults.price === null && faults.amount === null) void place(draft, summary);
    else
      form.current
        ?.querySelector<HTMLInputElement>(faults.price !== null && !isMarket ? '[name=price]' : '[name=amount]')
        ?.focus();
  };

  return (
    <FormFields ref={form} onSubmit={submit}>
      <Available pair={pair} side={draft.side} facts={facts} />
      <AmountField
        name="price"
        label={isMarket ? t('form.bestPrice') : t('orders.price')}
        labelled="inside"
        unit={pair.quote}
        scale={digits}
        step={tickOf(pair)}
        disabled={isMarket}
        value={isMarket ? (price === null ? '' : fixed(price, digits)) : draft.price}
        onChange={text => change({ kind: 'price', text, scales: facts.scales })}
        error={shown.price === null ? undefined : t(shown.price, values)}
        hint={isMarket ? undefined : hint}
      />
      <AmountField
        name="amount"
        label={t('orders.amount')}
        labelled="inside"
        unit={pair.base}
        scale={facts.scales.amountDigits}
        value={draft.amount}
        onChange={text => change({ kind: 'amount', text })}
        error={shown.amount === null ? undefined : t(shown.amount, values)}
      />
      <StepSlider
        label={t('form.share')}
        value={summary.percent}
        disabled={!sliderEnabled(isUser && facts.available !== null, price)}
        onChange={percent => {
          const text = sliderAmount(draft, facts, percent);
          if (text !== null) change({ kind: 'amount', text: isPositive(text) ? text : '' });
        }}
      />
      <AmountField
        name="total"
        label={isMarket ? t('form.totalAbout') : t('orders.total')}
        labelled="inside"
        unit={pair.quote}
        scale={TOTAL_DIGITS}
        disabled={isMarket}
        value={draft.total ?? (total === null ? '' : strip(cut(total, TOTAL_DIGITS)))}
        onChange={text => change({ kind: 'total', text, price, scales: facts.scales })}
      />
      <FormSums pair={pair} side={draft.side} isMarket={isMarket} fee={facts.fee} summary={summary} />
      {isMarket ? (
        <div className={styles.notes}>
          {far === null ? null : <Warning>{far}</Warning>}
          {short === null ? null : <Warning>{short}</Warning>}
          {far === null && short === null ? <p className={styles.reckoned}>{t('form.reckoned')}</p> : null}
        </div>
      ) : null}
      {isUser ? (
        <FormEnd
          label={t(`form.place.${draft.side}`, { currency: pair.base })}
          look={draft.side}
          stage={submission}
          sound={t('form.sound')}
        />
      ) : null}
    </FormFields>
  );
}

type Shown = ReturnType<typeof faultsOf>;

/** Too much or too little, and a book too old, are said at once; what is missing only when the button was pressed. */
function shownFaults({ price, amount }: Shown, wasAsked: boolean): Shown {
  const isMissing = (key: string | null) => key?.startsWith('lay.') === true;
  return {
    price: wasAsked || !isMissing(price) ? price : null,
    amount: wasAsked || !isMissing(amount) ? amount : null,
  };
}
