import { later } from '@tradefloor/area/later';
import type { PairKey, Quote } from '@tradefloor/contract';
import type { Direction } from '@tradefloor/money';
import {
  ChartPlace,
  type Followed,
  followBook,
  followLate,
  followTrades,
  MarketList,
  OrderBook,
  PairBar,
  panelPlace,
  useLayout,
  useLayoutLabels,
  usePairChoice,
} from '@tradefloor/trading';
import { type TradingAction, TradingLayout, type TradingSlots } from '@tradefloor/ui/trading-layout';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../order-form/form-context';
import { hasLeverage } from '../terms/terms-of';
import { SCREEN } from './screen';

// Pair, markets and book are in the first paint; these come right after it, in one file.
const OwnChart = later(() => import('./late').then(late => late.OwnChart), ChartPlace);
const OrderForm = later(
  () => import('./late').then(late => late.OrderForm),
  panelPlace({ title: 'form.title', rows: 14 }),
);
const Trades = later(
  () => import('./late').then(late => late.Trades),
  panelPlace({ title: 'trades.title', rows: 8, hasTabs: true }),
);
const OwnPositions = later(
  () => import('./late').then(late => late.OwnPositions),
  panelPlace({ title: 'positions.title', rows: 4, hasTabs: true }),
);

export const FOLLOWED: readonly Followed[] = [followBook, followTrades, followLate(() => import('./late'))];
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
  const choice = usePairChoice(pair, onChoose, FOLLOWED);
  const slots = useMemo<TradingSlots>(
    () => ({
      pairBar: <PairBar pair={pair} />,
      markets: <MarketList {...choice} only={hasLeverage} />,
      chart: <OwnChart pair={pair} />,
      book: <OrderBook pair={pair} onTake={take} />,
      trades: <Trades pair={pair} />,
      form: <OrderForm pair={pair} />,
      orders: <OwnPositions pair={pair} onHelp={onHelp} />,
    }),
    [pair, choice, onHelp, take],
  );
  const action = (direction: Direction): TradingAction => ({
    label: t(`form.directions.${direction}`),
    look: LOOKS[direction],
    run: () => change({ kind: 'direction', direction }),
  });
  return <TradingLayout {...layout} slots={slots} labels={labels} actions={[action('long'), action('short')]} />;
});
