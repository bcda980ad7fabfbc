import type { Quote } from '@tradefloor/contract';
import { priceText } from '@tradefloor/market';
import { formatPercent, type HandsFault, ZERO } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { useHandsWords } from '../terms/use-hands-words';
import type { Faults, FormFacts, Summary } from './form-rules';

const RATE = { least: 2, most: 2 };
const ANY = { min: ZERO, max: ZERO };

interface FaultWords {
  readonly price: (fault: NonNullable<Faults['price']>) => string;
  readonly hands: (fault: HandsFault) => string;
  readonly order: (fault: 'short' | 'risk', summary: Summary | null) => string;
}

/** What is wrong, as it is said beside its field. */
export function useFaultWords(pair: Quote, { band, deal }: FormFacts): FaultWords {
  const { t } = useTranslation();
  const language = useLanguage();
  const hands = useHandsWords(deal?.handLimits ?? ANY);
  const values = {
    pair: `${pair.base}/${pair.quote}`,
    unit: pair.quote,
    low: band && priceText(band.low, pair, language),
    high: band && priceText(band.high, pair, language),
  };
  return {
    price: fault => t(`form.fault.${fault}`, values),
    hands,
    order: (fault, summary) => {
      const rate = summary?.calculation.riskRate ?? null;
      return fault === 'short' || rate === null
        ? t('form.fault.short', values)
        : t('form.fault.risk', { rate: formatPercent(rate, language, RATE) });
    },
  };
}
