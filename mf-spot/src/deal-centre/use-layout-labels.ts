import type { Quote } from '@tradefloor/contract';
import type { TradingLabels } from '@tradefloor/ui/trading-layout';
import { useTranslation } from 'react-i18next';

export function useLayoutLabels({ base, quote }: Quote): TradingLabels {
  const { t } = useTranslation();
  return {
    markets: t('markets.title'),
    chart: t('chart.title'),
    book: t('book.title'),
    trades: t('trades.title'),
    orders: t('orders.title'),
    tabs: t('screen.tabs'),
    buy: t('orders.sides.buy'),
    sell: t('orders.sides.sell'),
    form: t('screen.form', { pair: `${base}/${quote}` }),
    close: t('screen.close'),
    ordersHeight: t('screen.ordersHeight'),
  };
}
