import type { Quote, Side } from '@tradefloor/contract';
import { formatPercent } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { Fact, FactRow, priceDigits } from '@tradefloor/trading';
import type { Fee } from './fee';
import type { FormFacts, Summary } from './form-summary';

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
    <div>
      {isMarket ? (
        <>
          <Fact label={t('form.average')} value={average} unit={pair.quote} decimals={priceDigits(pair)} />
          <FactRow label={t('form.slippage')}>
            <span>{slippage === null ? '—' : formatPercent(slippage, language)}</span>
          </FactRow>
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
