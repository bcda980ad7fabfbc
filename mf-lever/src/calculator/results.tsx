import type { Quote } from '@tradefloor/contract';
import { priceText } from '@tradefloor/market';
import { type Decimal, formatChange, formatPercent, scaleOf } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { priceDigits } from '@tradefloor/trading';
import { Amount, Rise } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Calculation } from './calculation';
import styles from './calculator.module.css';
import type { Draft } from './draft';
import { FoundHands } from './found-hands';
import type { Reckoned } from './reckon';

/** look.bright-digits: four of fees and margins. */
const BRIGHT = 4;

interface ResultsProps {
  readonly pair: Quote;
  readonly draft: Draft;
  readonly reckoned: Reckoned;
}

/** Said as it changes: who types hears what comes of it when they pause. */
export function Results({ pair, draft, reckoned }: ResultsProps) {
  const { t } = useTranslation();
  const { calculation } = reckoned;
  return (
    <section className={styles.results} aria-label={t('calculator.results')}>
      {draft.aim === 'hands' ? <FoundHands pair={pair} found={reckoned.found} /> : null}
      <OrderFacts pair={pair} calculation={calculation} />
      <OutcomeFacts pair={pair} reckoned={reckoned} />
      <Warnings calculation={calculation} />
    </section>
  );
}

interface FactsProps {
  readonly pair: Quote;
  readonly calculation: Calculation | null;
}

function OrderFacts({ pair, calculation }: FactsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = (value: Decimal | undefined) => (
    <Amount value={value ?? null} language={language} decimals={BRIGHT} {...(value && { unit: pair.quote })} />
  );
  const estimate = calculation?.estimate;
  return (
    <dl className={styles.facts}>
      <Fact name={t('calculator.opening')}>
        <Amount value={estimate?.price ?? null} language={language} decimals={priceDigits(pair)} />
      </Fact>
      <Fact name={t('calculator.value')}>{money(estimate?.value)}</Fact>
      <Fact name={t('calculator.margin')}>{money(estimate?.margin)}</Fact>
      <Fact name={t('calculator.fee')}>{money(estimate?.fee)}</Fact>
      <Fact name={t('calculator.total')}>{money(estimate?.total)}</Fact>
      <Fact name={t('calculator.liquidation')} isStrong>
        {calculation?.liquidation == null
          ? none(calculation, t('calculator.none'))
          : priceText(calculation.liquidation, pair, language)}
      </Fact>
      <Fact name={t('calculator.riskRate')}>
        {calculation?.riskRate == null ? '—' : formatPercent(calculation.riskRate, language, { most: 2 })}
      </Fact>
    </dl>
  );
}

/** An account that is known may have no such price; of one that is not, nothing is said. */
const none = (calculation: Calculation | null, words: string): string =>
  calculation === null || calculation.riskRate === null ? '—' : words;

function OutcomeFacts({ pair, reckoned: { calculation, exit } }: Pick<ResultsProps, 'pair' | 'reckoned'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const outcome = calculation?.outcome ?? null;
  if (outcome === null || exit === null) return null;
  const money = (value: Decimal) => (
    <>
      <Rise value={value} language={language} kind="amount" decimals={Math.max(BRIGHT, scaleOf(value))} /> {pair.quote}
    </>
  );
  return (
    <dl className={styles.facts}>
      <Fact name={t('calculator.profit', { price: priceText(exit, pair, language) })} isStrong>
        {money(outcome.profit)}
      </Fact>
      <Fact name={t('calculator.afterFee')}>{money(outcome.afterFee)}</Fact>
      <Fact name={t('calculator.share')}>{formatChange(outcome.share, language)}</Fact>
    </dl>
  );
}

function Warnings({ calculation }: Pick<FactsProps, 'calculation'>) {
  const { t } = useTranslation();
  if (calculation === null) return null;
  const { refusal, outcome } = calculation;
  return (
    <output className={styles.warnings}>
      {refusal === null ? null : <span>{t(`calculator.refusal.${refusal}`)}</span>}
      {outcome?.isBeyondLiquidation === true ? <span>{t('calculator.beyond')}</span> : null}
    </output>
  );
}

interface FactProps {
  readonly name: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, isStrong = false, children }: FactProps) {
  return (
    <div className={isStrong ? styles.strong : styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
