import { useRows } from '@tradefloor/area/list';
import type { Quote } from '@tradefloor/contract';
import type { PriceLine } from '@tradefloor/charts';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { ChartPanel, type ChartTab, currencyTab } from '@tradefloor/trading';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREEN } from '../micro-centre/screen';
import { type RunningOrder, runningOrders } from '../orders/running-orders';
import { pairOf } from '../orders/use-standing';
import { entryMarks, orderLines } from './order-lines';
import { useMoment } from './use-moment';

const VIEWS: readonly ChartTab[] = [currencyTab];

/** The chart with the orders of its pair that run: entry, direction, time left, and how they stand. */
export function OwnChart({ pair }: { readonly pair: Quote }) {
  const { bus } = usePlatform();
  const { rows } = useRows(runningOrders);
  const orders = useMemo(
    () => rows.filter(order => order.status !== 'closed' && pairOf(bus, order) === pair.key),
    [rows, bus, pair.key],
  );
  const lines = useOwnLines(pair, orders);
  const marks = useMemo(() => entryMarks(orders), [orders]);
  return <ChartPanel screen={SCREEN} pair={pair} views={VIEWS} {...{ lines, marks }} />;
}

function useOwnLines({ key, markPrice }: Quote, orders: readonly RunningOrder[]): readonly PriceLine[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const { mark, now } = useMoment(key, orders);
  return useMemo(() => {
    const lines = orderLines(orders, { mark, now, language });
    // Orders end by it, and it is not the last price: who is near it must see it.
    if (mark === null || markPrice === undefined || orders.length === 0) return lines;
    return [...lines, { id: 'mark', price: mark, kind: 'mark', label: t('pair.mark') }];
  }, [orders, mark, now, language, markPrice, t]);
}
