import { formatNumber, isPositive } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import type { Fault, FormFacts } from './form-summary';

interface FaultWords {
  (fault: Fault): string;
  /** What an order may be, before anything is wrong with it. */
  readonly range: string | undefined;
}

/** What is wrong with an amount, in words. */
export function useFaultWords({ currency }: Pick<FormFacts, 'currency'>): FaultWords {
  const { t } = useTranslation();
  const language = useLanguage();
  const unit = currency?.name ?? '';
  const words = (fault: Fault): string => {
    if ('limit' in fault) return t(fault.key, { limit: formatNumber(fault.limit, language), currency: unit });
    return 'digits' in fault ? t(fault.key, { count: fault.digits }) : t(fault.key, { currency: unit });
  };
  const { amountMin, amountMax } = currency ?? {};
  const range =
    amountMin === undefined || amountMax === undefined || !isPositive(amountMax)
      ? undefined
      : t('form.range', { low: formatNumber(amountMin, language), high: formatNumber(amountMax, language), unit });
  return Object.assign(words, { range });
}
