import type { Quote } from '@tradefloor/contract';
import { type Decimal, formatPercent, riskLevel } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Fact, FactRow, priceDigits } from '@tradefloor/trading';
import { Rise } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { profitDecimals } from '../positions/row-figures';
import type { Summary } from './form-rules';
import styles from './order-form.module.css';

const RATE = { least: 2, most: 2 };

interface FormSumsProps {
  readonly pair: Quote;
  readonly summary: Summary | null;
  readonly isMarket: boolean;
}

/** What the order takes, and where it would be lost, before it is sent. */
export function FormSums({ pair, summary, isMarket }: FormSumsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { quote } = pair;
  const estimate = summary?.calculation.estimate;
  const loss = summary?.lossThere ?? null;
  return (
    <div className={styles.sums}>
      <Fact
        label={t(isMarket ? 'form.priceAbout' : 'form.priceSpread')}
        value={estimate?.price ?? null}
        unit={quote}
        decimals={priceDigits(pair)}
      />
      <Fact label={t('form.value')} value={estimate?.value ?? null} unit={quote} />
      <Fact label={t('positions.margin')} value={estimate?.margin ?? null} unit={quote} />
      <Fact label={t('positions.fee')} value={estimate?.fee ?? null} unit={quote} />
      <Liquidation pair={pair} summary={summary} />
      <FactRow label={t('form.lossThere')}>
        <span>
          <Rise kind="amount" language={language} value={loss} decimals={profitDecimals(quote)} />
          {loss === null ? null : <span className={styles.unit}> {quote}</span>}
        </span>
      </FactRow>
      <RiskThen rate={summary?.calculation.riskRate ?? null} />
    </div>
  );
}

function Liquidation({ pair, summary }: Omit<FormSumsProps, 'isMarket'>) {
  const { t } = useTranslation();
  const liquidation = summary?.calculation.liquidation ?? null;
  const isNever = summary !== null && liquidation === null && summary.calculation.riskRate !== null;
  const label = t('positions.liquidation');
  if (isNever) return <FactRow label={label}>{t('form.never')}</FactRow>;
  return <Fact label={label} value={liquidation} unit={pair.quote} decimals={priceDigits(pair)} />;
}

function RiskThen({ rate }: { readonly rate: Decimal | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <FactRow label={t('form.riskThen')}>
      <span className={rate === null ? undefined : styles[riskLevel(rate)]}>
        {rate === null ? '—' : formatPercent(rate, language, RATE)}
      </span>
    </FactRow>
  );
}
