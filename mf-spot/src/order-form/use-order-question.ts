import type { Quote } from '@tradefloor/contract';
import { cut, type Decimal, formatNumber, formatPercent } from '@tradefloor/money';
import { type Question, quotesTopic } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { farPercent } from './far-price';
import { feeOf } from './fee';
import { TOTAL_DIGITS } from './form-scales';
import type { Summary } from './form-summary';
import type { OrderWish } from './order-wish';
import { useOrderWords } from './use-order-words';

type Ask = (wish: OrderWish, summary: Summary, isWanted: boolean) => Question | null;
type Row = readonly [label: string, value: string];

/** The question before an order: where the trader wants it, and always where the price is far from the market. */
export function useOrderQuestion(pair: Quote): Ask {
  const { t } = useTranslation();
  const { bus } = usePlatform();
  const language = useLanguage();
  const words = useOrderWords(pair);
  const { base, quote } = pair;

  const row = (label: string, value: Decimal | null, unit: string): Row[] =>
    value === null ? [] : [[label, `${formatNumber(cut(value, TOTAL_DIGITS), language)} ${unit}`]];

  return ({ side, mode, amount }, summary, isWanted) => {
    const { price, average, slippage, total, fee, received, short } = summary;
    const isMarket = mode === 'market';
    const market = bus.last(quotesTopic, pair.key)?.price ?? pair.price;
    const own = average ?? price;
    const far = words.far(side, own === null ? null : farPercent(side, own, market));
    if (far === null && !isWanted) return null;
    const text = [far, words.short(short)].filter(Boolean).join(' ');
    const unit = side === 'buy' ? base : quote;
    const { isMost } = feeOf(pair);
    return {
      title: t(`form.confirm.${side}`),
      ...(text === '' ? {} : { text }),
      facts: [
        [t('orders.pair'), `${base}/${quote}`],
        [t('orders.type'), t(`form.mode.${mode}`)],
        ...row(t(isMarket ? 'form.average' : 'orders.price'), own, quote),
        ...(slippage === null ? [] : [[t('form.slippage'), formatPercent(slippage, language)] as const]),
        ...row(t('orders.amount'), amount, base),
        ...row(t(isMarket ? 'form.totalAbout' : 'orders.total'), total, quote),
        ...row(t(isMost ? 'form.feeMost' : 'form.fee'), fee, unit),
        ...row(t(isMost && !isMarket ? 'form.receivedLeast' : 'form.received'), received, unit),
      ],
      tone: side,
      yes: t(`form.place.${side}`, { currency: base }),
      no: t('form.back'),
      // Whoever confirms each order by two presses of Enter should still see this one.
      focus: far === null ? 'yes' : 'no',
    };
  };
}
