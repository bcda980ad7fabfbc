import type { Quote } from '@tradefloor/contract';
import { type Decimal, formatNumber, formatPercent, formatSigned } from '@tradefloor/money';
import type { Question } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';
import { profitDecimals } from '../positions/row-figures';
import type { Draft } from './draft';
import type { Summary } from './form-rules';

const RATE = { least: 2, most: 2 };
const TONES = { long: 'buy', short: 'sell' } as const;

/** The step before an order: everything that it comes to. */
export function useOrderQuestion({ base, quote }: Quote): (draft: Draft, summary: Summary) => Question {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = (value: Decimal) => `${formatNumber(value, language)} ${quote}`;
  return ({ direction, mode }, { calculation, hands, multiplier, opensNow, lossThere }) => {
    const { estimate, quantity, liquidation, riskRate } = calculation;
    return {
      title: t(`form.confirm.${direction}`),
      ...(opensNow ? { text: t('form.opensNow') } : {}),
      facts: [
        [t('positions.pair'), `${base}/${quote}`],
        [t('form.type'), t(`form.mode.${mode}`)],
        [t('positions.multiplier'), `${formatNumber(multiplier, language)}x`],
        [t('positions.hands'), `${formatNumber(hands, language)} (${formatNumber(quantity, language)} ${base})`],
        [
          t(mode === 'market' ? 'form.priceAbout' : 'form.priceSpread'),
          `${ownPriceText(estimate.price, language)} ${quote}`,
        ],
        [t('form.value'), money(estimate.value)],
        [t('positions.margin'), money(estimate.margin)],
        [t('positions.fee'), money(estimate.fee)],
        [
          t('positions.liquidation'),
          liquidation === null ? t('form.never') : `${ownPriceText(liquidation, language)} ${quote}`,
        ],
        ...(lossThere === null
          ? []
          : ([[t('form.lossThere'), `${formatSigned(lossThere, language, profitDecimals(quote))} ${quote}`]] as const)),
        ...(riskRate === null ? [] : ([[t('form.riskThen'), formatPercent(riskRate, language, RATE)]] as const)),
      ],
      tone: TONES[direction],
      yes: t(`form.place.${direction}`),
      no: t('form.back'),
      focus: 'yes',
    };
  };
}
