import type { PairKey, Quote, Side } from '@tradefloor/contract';
import {
  type Followed,
  followBook,
  followCandles,
  followTrades,
  MarketList,
  PairBar,
  TradesPanel,
  useLayout,
  useLayoutLabels,
  useWarmPairs,
} from '@tradefloor/trading';
import { type TradingAction, TradingLayout, type TradingSlots } from '@tradefloor/ui/trading-layout';
import { memo, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../order-form/form-context';
import { OrderForm } from '../order-form/order-form';
import { OrdersPanel } from '../orders/orders-panel';
import { followFills, followOrders } from '../own/follow-own';
import { OwnBook } from '../own/own-book';
import { OwnChart } from '../own/own-chart';
import { OwnTrades } from '../own/own-trades';
import { SCREEN } from '../own/screen';

const FOLLOWED: readonly Followed[] = [followBook, followTrades, followCandles, followOrders, followFills];

interface TradingScreenProps {
  readonly pair: Quote;
  readonly onChoose: (key: PairKey) => void;
  readonly onHelp: () => void;
}

/** Memoised, as what is typed into the form is kept above it: a key must draw the form alone. */
export const TradingScreen = memo(function TradingScreen(props: TradingScreenProps) {
  const { pair, onChoose, onHelp } = props;
  const { change, take } = useFormActions();
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
      markets: <MarketList chosen={pair.key} onChoose={choose} onLikely={likely} />,
      chart: <OwnChart pair={pair} />,
      book: <OwnBook pair={pair} onTake={take} />,
      trades: <TradesPanel screen={SCREEN} pair={pair} own={<OwnTrades pair={pair} />} />,
      form: <OrderForm pair={pair} />,
      orders: <OrdersPanel pair={pair} onHelp={onHelp} />,
    }),
    [pair, choose, likely, onHelp, take],
  );
  const action = (side: Side): TradingAction => ({
    label: t(`orders.sides.${side}`),
    look: side,
    run: () => change({ kind: 'side', side }),
  });
  return <TradingLayout {...layout} slots={slots} labels={labels} actions={[action('buy'), action('sell')]} />;
});
