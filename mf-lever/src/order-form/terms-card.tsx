import type { Quote } from '@tradefloor/contract';
import { formatNumber, formatPercent, isPositive } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { FactRow, UnderForm } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';
import { termsOf } from '../terms/terms-of';
import { useDeal } from '../terms/use-deal';

/** For a guest, in the place of the form: what a contract of the pair is. */
export function TermsCard({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { spread, fee, shareNumber } = termsOf(pair);
  const { data } = useDeal(pair, { untilKnown: true });
  const { min, max } = data?.handLimits ?? {};
  return (
    <UnderForm title={t('title.terms')}>
      <FactRow label={t('terms.hand')}>{`${formatNumber(shareNumber, language)} ${pair.base}`}</FactRow>
      <FactRow label={t('terms.multipliers')}>
        {data?.multiple.multipliers.map(one => `${formatNumber(one, language)}x`).join(' · ') ?? '—'}
      </FactRow>
      <FactRow label={t('terms.hands')}>
        {min === undefined || max === undefined
          ? '—'
          : isPositive(max)
            ? t('terms.handsBetween', { from: formatNumber(min, language), to: formatNumber(max, language) })
            : t('terms.handsFrom', { from: formatNumber(min, language) })}
      </FactRow>
      <FactRow label={t('terms.fee')}>{formatPercent(fee, language)}</FactRow>
      <FactRow label={t('terms.spread')}>{formatPercent(spread, language)}</FactRow>
    </UnderForm>
  );
}
