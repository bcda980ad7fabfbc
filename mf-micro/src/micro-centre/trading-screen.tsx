import { later } from '@tradefloor/area/later';
import type { MicroDirection, PairKey, Quote } from '@tradefloor/contract';
import {
  ChartPlace,
  type Followed,
  followCandles,
  MarketList,
  PairBar,
  useLayout,
  useLayoutLabels,
  useWarmPairs,
} from '@tradefloor/trading';
import { type TradingAction, TradingLayout, type TradingSlots } from '@tradefloor/ui/trading-layout';
import { memo, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnHandle } from '../order-form/form-context';
import { onlyMicro } from '../terms/only-micro';
import { FormPlace, OrdersPlace } from './places';
import { SCREEN } from './screen';

// Pair and markets are in the first paint; these come right after it, in one file.
const OwnChart = later(() => import('./late').then(late => late.OwnChart), ChartPlace);
const OrderForm = later(() => import('./late').then(late => late.OrderForm), FormPlace);
const OrdersPanel = later(() => import('./late').then(late => late.OrdersPanel), OrdersPlace);

const FOLLOWED: readonly Followed[] = [followCandles];
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
  const warm = useWarmPairs(FOLLOWED);
  const likely = useCallback((next: Quote) => warm.point(next), [warm]);
  const choose = useCallback(
    (key: PairKey) => {
      // Before the screen lets go of it: who comes back soon finds it as it is by then.
      warm.keep(pair);
      onChoose(key);
    },
    [warm, pair, onChoose],
  );
  const slots = useMemo<TradingSlots>(
    () => ({
      pairBar: <PairBar pair={pair} />,
      markets: <MarketList chosen={pair.key} only={onlyMicro} onChoose={choose} onLikely={likely} />,
      chart: <OwnChart pair={pair} />,
      form: <OrderForm pair={pair} onHandle={onHandle} />,
      orders: <OrdersPanel onHelp={onHelp} />,
    }),
    [pair, onHandle, choose, likely, onHelp],
  );
  const action = (direction: MicroDirection): TradingAction => ({
    label: t(`direction.${direction}`),
    look: direction === 'up' ? 'buy' : 'sell',
    // Both ways are in the form that opens.
    run: nothing,
  });
  return <TradingLayout {...layout} slots={slots} labels={labels} actions={[action('up'), action('down')]} />;
});
