import type { MicroDirection, Quote } from '@tradefloor/contract';
import { formatNumber, formatPercent, formatTime, neg } from '@tradefloor/money';
import { priceText } from '@tradefloor/market';
import { type Question, serverNow } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { markOf } from '../orders/use-standing';
import { durationText } from '../terms/duration-text';
import type { FormFacts, Summary } from './form-summary';

/** The question before an order: all that it puts at stake, and what it may bring. */
export function useQuestion(
  pair: Quote,
): (direction: MicroDirection, facts: FormFacts, summary: Summary) => Question | null {
  const { t } = useTranslation();
  const { bus } = usePlatform();
  const language = useLanguage();
  return (direction, { currency, duration }, { amount, fee, profit }) => {
    if (currency === null || duration === null || amount === null) return null;
    const sum = (value: typeof amount) => `${formatNumber(value, language)} ${currency.name}`;
    const mark = markOf(bus, pair.key);
    // It moves on while the question stands: the order begins at the one that is there when it is taken.
    const priceAt = t('form.priceAt', { time: formatTime(serverNow(bus), language, 'time') });
    return {
      title: t('form.confirm'),
      facts: [
        [t('orders.pair'), `${pair.base}/${pair.quote}`],
        [t('orders.direction'), t(`direction.${direction}`)],
        ...(mark === null ? [] : ([[priceAt, `${priceText(mark, pair, language)} ${pair.quote}`]] as const)),
        [t('orders.duration'), durationText(duration.seconds, t)],
        [t('orders.amount'), sum(amount)],
        ...(profit === null
          ? []
          : ([[t('form.ifRight'), `+${sum(profit)} (${formatPercent(duration.profitRatio, language)})`]] as const)),
        [t('form.ifWrong'), sum(neg(amount))],
        ...(fee === null ? [] : ([[t('orders.fee'), sum(fee)]] as const)),
      ],
      tone: direction === 'up' ? 'buy' : 'sell',
      yes: t(`form.place.${direction}`),
      no: t('form.back'),
      focus: 'yes',
    };
  };
}
