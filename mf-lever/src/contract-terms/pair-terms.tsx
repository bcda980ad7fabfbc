import { later, RowsYet } from '@tradefloor/area/later';
import { Answered, Card, Facts } from '@tradefloor/area/page';
import type { LeverageDeal, Quote } from '@tradefloor/contract';
import { contractValue, decimal, formatNumber, formatPercent, isPositive, type LanguageCode } from '@tradefloor/money';
import { priceText } from '@tradefloor/market';
import { useLanguage } from '@tradefloor/platform/react';
import { Amount } from '@tradefloor/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { termsOf } from '../terms/terms-of';
import { useDeal } from '../terms/use-deal';
import { useMark } from '../terms/use-mark';
import styles from './contract-terms.module.css';
import { LiquidationRule } from './liquidation-rule';

const Example = later(() => import('./example').then(({ Example: View }) => View), RowsYet);

const ONE = decimal('1');
/** look.bright-digits */
const BRIGHT = 4;
const FACTS = 8;

/** All that holds for one pair. */
export function PairTerms({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const deal = useDeal(pair);
  return (
    <div className={styles.halves}>
      <div className={styles.half}>
        <Card title={`${pair.base}/${pair.quote}`} text={t('terms.pairText')}>
          <Answered query={deal} rows={FACTS} failed={t('terms.failed')}>
            {answer => <DealFacts pair={pair} deal={answer} />}
          </Answered>
        </Card>
        <LiquidationRule currency={pair.quote} />
      </div>
      {deal.data === undefined ? null : <Example pair={pair} deal={deal.data} />}
    </div>
  );
}

interface DealFactsProps {
  readonly pair: Quote;
  readonly deal: LeverageDeal;
}

function DealFacts({ pair, deal }: DealFactsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const mark = useMark(pair);
  const { spread, fee, shareNumber } = termsOf(pair);
  const { multipliers, handPresets } = deal.multiple;
  const list = (values: readonly string[]) => values.join(' · ');
  return (
    <Facts
      rows={[
        [t('terms.hand'), `${formatNumber(shareNumber, language)} ${pair.base}`],
        [
          t('terms.handWorth'),
          <Amount
            key="worth"
            value={contractValue(mark, ONE, shareNumber)}
            language={language}
            decimals={BRIGHT}
            unit={pair.quote}
          />,
        ],
        [t('terms.multipliers'), list(multipliers.map(value => `${formatNumber(value, language)}x`))],
        [t('terms.hands'), handsText(deal.handLimits, t, language)],
        [t('terms.presets'), list(handPresets.map(value => formatNumber(value, language)))],
        [t('terms.spread'), t('terms.spreadText', { percent: formatPercent(spread, language) })],
        [t('terms.fee'), t('terms.feeText', { percent: formatPercent(fee, language) })],
        ...nightOf(deal, t, language),
        [t('terms.price'), t('terms.priceText', { price: priceText(mark, pair, language) })],
      ]}
    />
  );
}

function nightOf(
  { overnightRate }: LeverageDeal,
  t: TFunction,
  language: LanguageCode,
): ReadonlyArray<readonly [string, string]> {
  if (overnightRate === undefined) return [];
  return [[t('terms.night'), t('terms.nightText', { percent: formatPercent(overnightRate, language) })]];
}

/** leverage.hands-limits: a most of 0 is none. */
function handsText({ min, max }: LeverageDeal['handLimits'], t: TFunction, language: LanguageCode): string {
  const from = formatNumber(min, language);
  if (!isPositive(max)) return t('terms.handsFrom', { from });
  return t('terms.handsBetween', { from, to: formatNumber(max, language) });
}
