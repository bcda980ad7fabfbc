import type { Quote } from '@tradefloor/contract';
import { useLanguage } from '@tradefloor/platform/react';
import { ChartPanel, type ChartTab, currencyTab, depthTab, useOpenOrders } from '@tradefloor/trading';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancel } from '../orders/use-cancel';
import { useOwnFills } from '../orders/use-own-fills';
import { fillMarks, orderLines, orderOfLine } from './own-marks';
import { SCREEN } from './screen';

const VIEWS: readonly ChartTab[] = [depthTab, currencyTab];

/** The chart with one's own orders and fills on it; an order's tag has a cross that cancels it. */
export function OwnChart({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { orders } = useOpenOrders(pair.key);
  const { fills } = useOwnFills(pair.key);
  const cancel = useCancel();
  const lines = useMemo(
    () => orderLines(orders, { buy: t('orders.sideNames.buy'), sell: t('orders.sideNames.sell') }, language),
    [orders, t, language],
  );
  const marks = useMemo(() => fillMarks(fills), [fills]);
  const cancelLine = (line: string) => {
    const order = orderOfLine(line, orders);
    if (order !== undefined) void cancel.one(order);
  };
  return <ChartPanel screen={SCREEN} pair={pair} views={VIEWS} {...{ lines, marks }} onCancelLine={cancelLine} />;
}
