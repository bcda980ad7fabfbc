import type { Quote } from '@tradefloor/contract';
import type { TradingLabels } from '@tradefloor/ui/trading-layout';
import { useTranslation } from 'react-i18next';

/** What the trading layout says, but for what only its screen can name. */
export function useLayoutLabels({ base, quote }: Quote): Omit<TradingLabels, 'orders'> {
  const { t } = useTranslation();
  return {
    markets: t('markets.title'),
    chart: t('chart.title'),
    book: t('book.title'),
    trades: t('trades.title'),
    tabs: t('screen.tabs'),
    form: t('screen.form', { pair: `${base}/${quote}` }),
    close: t('screen.close'),
    ordersHeight: t('screen.ordersHeight'),
    tradesHeight: t('screen.tradesHeight'),
  };
}
