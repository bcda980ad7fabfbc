import type { PairKey, Quote } from '@tradefloor/contract';
import { TradingLayout, type TradingSlots } from '@tradefloor/ui/trading-layout';
import { memo, useCallback, useMemo } from 'react';
import { MarketList } from '../markets/market-list';
import { OrderBook } from '../order-book/order-book';
import { useFormActions } from '../order-form/form-context';
import { OrderForm } from '../order-form/order-form';
import { OrdersPanel } from '../orders/orders-panel';
import { useWarmPairs } from '../pair/use-warm-pairs';
import { PairBar } from '../pair-bar/pair-bar';
import { TradesPanel } from '../trades/trades-panel';
import { OwnChart } from './own-chart';
import { useLayout } from './use-layout';
import { useLayoutLabels } from './use-layout-labels';

interface TradingScreenProps {
  readonly pair: Quote;
  readonly onChoose: (key: PairKey) => void;
  readonly onHelp: () => void;
}

/** Memoised, as what is typed into the form is kept above it: a key must draw the form alone. */
export const TradingScreen = memo(function TradingScreen(props: TradingScreenProps) {
  const { pair, onChoose, onHelp } = props;
  const { change, take } = useFormActions();
  const labels = useLayoutLabels(pair);
  const layout = useLayout();
  const warm = useWarmPairs();
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
      markets: <MarketList chosen={pair.key} onChoose={choose} onLikely={likely} />,
      chart: <OwnChart pair={pair} />,
      book: <OrderBook pair={pair} onTake={take} />,
      trades: <TradesPanel pair={pair} />,
      form: <OrderForm pair={pair} />,
      orders: <OrdersPanel pair={pair} onHelp={onHelp} />,
    }),
    [pair, choose, likely, onHelp, take],
  );
  return <TradingLayout {...layout} slots={slots} labels={labels} onSide={side => change({ kind: 'side', side })} />;
});
