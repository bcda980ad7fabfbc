import { Balance } from '@tradefloor/area/balances';
import type { Quote, Side } from '@tradefloor/contract';
import { type Decimal, formatPercent } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Amount } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { priceDigits } from '@tradefloor/trading';
import type { Fee } from './fee';
import type { FormFacts, Summary } from './form-summary';
import styles from './order-form.module.css';

/** look.bright-digits: four of a fee. */
const BRIGHT = 4;

interface FactProps {
  readonly label: string;
  readonly value: Decimal | null;
  readonly unit: string;
  readonly decimals?: number;
  /** Of what the trader has: hidden with all balances. */
  readonly isOwn?: boolean;
}

export function Fact({ label, value, unit, decimals = BRIGHT, isOwn = false }: FactProps) {
  const language = useLanguage();
  const figure = { decimals, value, ...(value === null ? {} : { unit }) };
  return (
    <p className={styles.fact}>
      <span className={styles.quiet}>{label}</span>
      {isOwn ? <Balance {...figure} /> : <Amount language={language} {...figure} />}
    </p>
  );
}

/** Worth a second look before it is sent. */
export function Warning({ children }: { readonly children: ReactNode }) {
  return <span className={styles.warning}>{children}</span>;
}

interface SumsProps {
  readonly pair: Quote;
  readonly side: Side;
  readonly isMarket: boolean;
  readonly fee: Fee;
  readonly summary: Summary;
}

/** What the order costs and brings, before it is sent. */
export function FormSums({ pair, side, isMarket, fee: { isMost }, summary }: SumsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { average, slippage, fee, received } = summary;
  const unit = side === 'buy' ? pair.base : pair.quote;
  return (
    <div className={styles.sums}>
      {isMarket ? (
        <>
          <Fact label={t('form.average')} value={average} unit={pair.quote} decimals={priceDigits(pair)} />
          <p className={styles.fact}>
            <span className={styles.quiet}>{t('form.slippage')}</span>
            <span>{slippage === null ? '—' : formatPercent(slippage, language)}</span>
          </p>
        </>
      ) : null}
      <Fact label={t(isMost ? 'form.feeMost' : 'form.fee')} value={fee} unit={unit} />
      <Fact label={t(isMost && !isMarket ? 'form.receivedLeast' : 'form.received')} value={received} unit={unit} />
    </div>
  );
}

interface AvailableProps {
  readonly pair: Quote;
  readonly side: Side;
  readonly facts: FormFacts;
}

/** Of what is given away. */
export function Available({ pair, side, facts: { available } }: AvailableProps) {
  const { t } = useTranslation();
  const isBuy = side === 'buy';
  return (
    <Fact
      isOwn
      label={t('form.available')}
      value={available === null ? null : isBuy ? available.quote : available.base}
      unit={isBuy ? pair.quote : pair.base}
    />
  );
}
