import { later } from '@tradefloor/area/later';
import type { MicroDirection, PairKey, Quote } from '@tradefloor/contract';
import {
  ChartPlace,
  type Followed,
  followCandles,
  followLate,
  MarketList,
  PairBar,
  panelPlace,
  useLayout,
  useLayoutLabels,
  usePairChoice,
} from '@tradefloor/trading';
import { type TradingAction, TradingLayout, type TradingSlots } from '@tradefloor/ui/trading-layout';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnHandle } from '../order-form/form-context';
import { onlyMicro } from '../terms/only-micro';
import { SCREEN } from './screen';

// Pair and markets are in the first paint; these come right after it, in one file.
const OwnChart = later(() => import('./late').then(late => late.OwnChart), ChartPlace);
const OrderForm = later(
  () => import('./late').then(late => late.OrderForm),
  panelPlace({ title: 'form.title', rows: 12 }),
);
const OrdersPanel = later(
  () => import('./late').then(late => late.OrdersPanel),
  panelPlace({ title: 'orders.title', rows: 4, hasTabs: true }),
);

export const FOLLOWED: readonly Followed[] = [followCandles, followLate(() => import('./followed'))];
const nothing = () => undefined;

interface TradingScreenProps {
  readonly pair: Quote;
  readonly onHandle: OnHandle;
  readonly onChoose: (key: PairKey) => void;
  readonly onHelp: () => void;
}

/** Memoised, as what is typed into the form is kept above it: a key must draw the form alone. */
export const TradingScreen = memo(function TradingScreen({ pair, onHandle, onChoose, onHelp }: TradingScreenProps) {
  const { t } = useTranslation();
  const labels = { ...useLayoutLabels(pair), orders: t('orders.title') };
  const layout = useLayout(SCREEN);
  const choice = usePairChoice(pair, onChoose, FOLLOWED);
  const slots = useMemo<TradingSlots>(
    () => ({
      pairBar: <PairBar pair={pair} />,
      markets: <MarketList {...choice} only={onlyMicro} />,
      chart: <OwnChart pair={pair} />,
      form: <OrderForm pair={pair} onHandle={onHandle} />,
      orders: <OrdersPanel onHelp={onHelp} />,
    }),
    [pair, onHandle, choice, onHelp],
  );
  const action = (direction: MicroDirection): TradingAction => ({
    label: t(`direction.${direction}`),
    look: direction === 'up' ? 'buy' : 'sell',
    // Both ways are in the form that opens.
    run: nothing,
  });
  return <TradingLayout {...layout} slots={slots} labels={labels} actions={[action('up'), action('down')]} />;
});
