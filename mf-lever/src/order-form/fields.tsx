import { AmountField } from '@tradefloor/area/amount';
import type { Quote } from '@tradefloor/contract';
import { priceText } from '@tradefloor/market';
import { decimal, fixed, formatNumber, spreadPrice } from '@tradefloor/money';
import { useLanguage, useOnline } from '@tradefloor/platform/react';
import { Fact, FormEnd, FormFields, tickOf, Warning } from '@tradefloor/trading';
import { NativeSelect } from '@tradefloor/ui';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormActions, useFormState } from './form-context';
import { type Faults, faultsOf, isFaultless, multiplierOf, summaryOf } from './form-rules';
import { FormSums } from './form-sums';
import { HandPresets } from './hand-presets';
import { useFaultWords } from './use-fault-words';
import { useFormFacts } from './use-form-facts';

const ONE = decimal('1');

export function Fields({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isOnline = useOnline();
  const { draft, submission } = useFormState();
  const { change, place } = useFormActions();
  const facts = useFormFacts(pair);
  const { deal, mark, terms, band, scale } = facts;
  const summary = summaryOf(draft, facts);
  const faults = faultsOf(draft, facts);
  const words = useFaultWords(pair, facts);
  const shown = shownFaults(faults, draft.wasAsked);
  const form = useRef<HTMLFormElement>(null);
  const isMarket = draft.mode === 'market';
  const chosen = multiplierOf(draft, facts);
  const presets = deal?.multiple.handPresets ?? [];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOnline || submission !== 'idle') return;
    change({ kind: 'asked' });
    if (isFaultless(faults) && summary !== null) void place(draft, summary);
    else form.current?.querySelector<HTMLElement>(`[name=${firstFault(faults)}]`)?.focus();
  };

  return (
    <FormFields ref={form} onSubmit={submit}>
      <Fact isOwn label={t('form.available')} value={facts.account?.available ?? null} unit={pair.quote} />
      <NativeSelect
        name="multiplier"
        label={t('positions.multiplier')}
        labelled="inside"
        placeholder={t('form.choose')}
        disabled={deal === null}
        value={chosen}
        onChange={multiplier => change({ kind: 'multiplier', multiplier })}
        options={(deal?.multiple.multipliers ?? []).map(value => ({
          value,
          label: `${formatNumber(value, language)}x`,
        }))}
        error={shown.multiplier === null ? undefined : t('form.fault.multiplier')}
      />
      <AmountField
        name="price"
        label={t(isMarket ? 'form.markPrice' : 'positions.price')}
        labelled="inside"
        unit={pair.quote}
        scale={scale}
        step={tickOf(pair)}
        disabled={isMarket}
        value={isMarket ? fixed(spreadPrice(mark, draft.direction, terms.spread), scale) : draft.price}
        onChange={text => change({ kind: 'price', text })}
        error={shown.price === null ? undefined : words.price(shown.price)}
        hint={
          isMarket || band === null
            ? undefined
            : t('form.band', {
                low: priceText(band.low, pair, language),
                high: priceText(band.high, pair, language),
                unit: pair.quote,
              })
        }
      />
      <AmountField
        name="hands"
        label={t('positions.hands')}
        labelled="inside"
        scale={0}
        step={ONE}
        value={draft.hands}
        onChange={text => change({ kind: 'hands', text })}
        error={
          shown.hands !== null
            ? words.hands(shown.hands)
            : shown.order === 'short' || shown.order === 'risk'
              ? words.order(shown.order, summary)
              : undefined
        }
        hint={t('form.hand', { amount: formatNumber(terms.shareNumber, language), currency: pair.base })}
      />
      <HandPresets presets={presets} value={draft.hands} onChoose={text => change({ kind: 'hands', text })} />
      <FormSums pair={pair} summary={summary} isMarket={isMarket} />
      {summary?.opensNow === true ? <Warning>{t('form.opensNow')}</Warning> : null}
      {facts.lacksTerms ? <Warning>{t('form.noTerms')}</Warning> : null}
      <FormEnd
        label={t(`form.place.${draft.direction}`)}
        look={draft.direction === 'long' ? 'buy' : 'sell'}
        stage={submission}
        disabled={deal === null}
        sound={t('form.sound')}
      />
    </FormFields>
  );
}

/** What is too much, or finer than a hand, is said at once; what is missing only when the button was pressed. */
function shownFaults(faults: Faults, wasAsked: boolean): Faults {
  const { price, multiplier, hands } = faults;
  return {
    ...faults,
    price: wasAsked || price !== 'missing' ? price : null,
    multiplier: wasAsked ? multiplier : null,
    hands: wasAsked || hands !== 'missing' ? hands : null,
  };
}

/** Faults of the price that no other price mends. */
const OF_NOW: ReadonlySet<Faults['price']> = new Set(['paused', 'outdated', null]);

const firstFault = ({ multiplier, price }: Faults): string =>
  multiplier !== null ? 'multiplier' : OF_NOW.has(price) ? 'hands' : 'price';
