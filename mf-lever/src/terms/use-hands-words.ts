import { type Decimal, formatNumber, type HandsFault } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';

/** What is wrong with hands, as it is said beside their field (leverage.hands-limits). */
export function useHandsWords({ min, max }: { readonly min: Decimal; readonly max: Decimal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (fault: HandsFault): string => {
    switch (fault) {
      case 'missing':
      case 'not-whole':
        return t('calculator.fault.whole');
      case 'below-min':
        return t('calculator.fault.min', { min: formatNumber(min, language) });
      case 'above-max':
        return t('calculator.fault.max', { max: formatNumber(max, language) });
      default:
        return fault satisfies never;
    }
  };
}
