import type { LeverageDeal, Quote } from '@tradefloor/contract';
import { priceText } from '@tradefloor/market';
import { type Decimal, formatNumber, formatPercent, scaleOf } from '@tradefloor/money';
import { useLanguage, useLook } from '@tradefloor/platform/react';
import { priceDigits } from '@tradefloor/trading';
import { Amount, Rise } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { termsOf } from '../terms/terms-of';
import { useMark } from '../terms/use-mark';
import styles from './contract-terms.module.css';
import { AGAINST_PERCENT, type ExampleWish, type WorkedExample } from './worked-example';

/** look.bright-digits */
const BRIGHT = 4;

interface StepsProps {
  readonly pair: Quote;
  readonly deal: LeverageDeal;
  readonly wish: ExampleWish;
  readonly worked: WorkedExample;
}

/** Each figure with the reckoning that it comes from. */
export function ExampleSteps({ pair, deal, wish, worked }: StepsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const mark = useMark(pair);
  const isHidden = useLook().balances === 'hidden';
  const { spread, fee, shareNumber } = termsOf(pair);
  const { calculation, night, against, available, isOwn } = worked;
  const { estimate, outcome, liquidation } = calculation;
  const number = (value: Decimal) => formatNumber(value, language, { least: Math.min(2, scaleOf(value)) });
  const percent = (value: Decimal) => formatPercent(value, language);
  const money = (value: Decimal) => <Amount value={value} language={language} decimals={BRIGHT} unit={pair.quote} />;
  const sign = wish.direction === 'long' ? '+' : '−';
  return (
    <dl className={styles.steps}>
      <Step
        name={t('calculator.opening')}
        how={`${priceText(mark, pair, language)} ${sign} ${percent(spread)}`}
        figure={<Amount value={estimate.price} language={language} decimals={priceDigits(pair)} unit={pair.quote} />}
      />
      <Step
        name={t('calculator.value')}
        how={`${number(estimate.price)} × ${number(wish.hands)} × ${number(shareNumber)} ${pair.base}`}
        figure={money(estimate.value)}
      />
      <Step
        name={t('calculator.margin')}
        how={`${number(estimate.value)} ÷ ${number(wish.multiplier)}`}
        figure={money(estimate.margin)}
      />
      <Step
        name={t('calculator.fee')}
        how={`${number(estimate.value)} × ${percent(fee)}`}
        figure={money(estimate.fee)}
      />
      {night === null ? null : (
        <Step
          name={t('terms.example.night')}
          how={`${number(estimate.value)} × ${percent(deal.overnightRate ?? spread)}`}
          figure={money(night)}
        />
      )}
      {outcome === null ? null : (
        <Step
          name={t('terms.example.against', { percent: percent(AGAINST_PERCENT) })}
          how={t('terms.example.at', { price: priceText(against, pair, language) })}
          figure={
            <>
              <Rise
                value={outcome.profit}
                language={language}
                kind="amount"
                decimals={Math.max(BRIGHT, scaleOf(outcome.profit))}
              />{' '}
              {pair.quote}
            </>
          }
        />
      )}
      <Step
        name={t('calculator.liquidation')}
        how={t(isOwn ? 'terms.example.withOwn' : 'terms.example.with', {
          available: isOwn && isHidden ? '••••••' : `${number(available)} ${pair.quote}`,
        })}
        figure={liquidation === null ? t('calculator.none') : priceText(liquidation, pair, language)}
      />
    </dl>
  );
}

interface StepProps {
  readonly name: string;
  readonly how: string;
  readonly figure: ReactNode;
}

function Step({ name, how, figure }: StepProps) {
  return (
    <div className={styles.step}>
      <dt>
        <span>{name}</span>
        <span className={styles.how}>{how}</span>
      </dt>
      <dd>{figure}</dd>
    </div>
  );
}
