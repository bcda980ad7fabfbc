import type { Quote, Side } from '@tradefloor/contract';
import { type Decimal, formatNumber } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Summary } from './form-summary';

export interface OrderWords {
  readonly far: (side: Side, percent: Decimal | null) => string | null;
  readonly short: (short: Summary['short']) => string | null;
}

/** What is said of an order that is worth a second look: in the form, and in the question before it is sent. */
export function useOrderWords({ base }: Pick<Quote, 'base'>): OrderWords {
  const { t } = useTranslation();
  const language = useLanguage();
  return useMemo(
    () => ({
      far: (side, percent) =>
        percent === null ? null : t(`form.far.${side}`, { percent: formatNumber(percent, language) }),
      short: short =>
        short &&
        t('form.short', { base, held: formatNumber(short.held, language), rest: formatNumber(short.rest, language) }),
    }),
    [base, language, t],
  );
}
