import { later } from '@tradefloor/area/later';
import type { PairKey, Quote } from '@tradefloor/contract';
import type { Direction } from '@tradefloor/money';
import {
  ChartPlace,
  type Followed,
  followBook,
  followTrades,
  MarketList,
  OrderBook,
  PairBar,
  useLayout,
  useLayoutLabels,
  useWarmPairs,
} from '@tradefloor/trading';
import { type TradingAction, TradingLayout, type TradingSlots } from '@tradefloor/ui/trading-layout';
import { memo, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../order-form/form-context';
import { hasLeverage } from '../terms/terms-of';
import { FormPlace, PositionsPlace, TradesPlace } from './places';
import { SCREEN } from './screen';

// Pair, markets and book are in the first paint; these come right after it, in one file.
const OwnChart = later(() => import('./late').then(late => late.OwnChart), ChartPlace);
const OrderForm = later(() => import('./late').then(late => late.OrderForm), FormPlace);
const LateTrades = later(() => import('./late').then(late => late.TradesPanel), TradesPlace);
const OwnPositions = later(() => import('./late').then(late => late.OwnPositions), PositionsPlace);

const FOLLOWED: readonly Followed[] = [followBook, followTrades];
const LOOKS = { long: 'buy', short: 'sell' } as const;

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
  const labels = { ...useLayoutLabels(pair), orders: t('positions.title') };
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
      markets: <MarketList chosen={pair.key} only={hasLeverage} onChoose={choose} onLikely={likely} />,
      chart: <OwnChart pair={pair} />,
      book: <OrderBook pair={pair} onTake={take} />,
      trades: <LateTrades screen={SCREEN} pair={pair} />,
      form: <OrderForm pair={pair} />,
      orders: <OwnPositions pair={pair} onHelp={onHelp} />,
    }),
    [pair, choose, likely, onHelp, take],
  );
  const action = (direction: Direction): TradingAction => ({
    label: t(`form.directions.${direction}`),
    look: LOOKS[direction],
    run: () => change({ kind: 'direction', direction }),
  });
  return <TradingLayout {...layout} slots={slots} labels={labels} actions={[action('long'), action('short')]} />;
});
