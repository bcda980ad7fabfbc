import { later, RowsYet } from '@tradefloor/area/later';
import type { PairKey, Quote, Side } from '@tradefloor/contract';
import {
  ChartPlace,
  type Followed,
  followBook,
  followLate,
  followTrades,
  MarketList,
  PairBar,
  panelPlace,
  TradesPanel,
  useLayout,
  useLayoutLabels,
  usePairChoice,
} from '@tradefloor/trading';
import { type TradingAction, TradingLayout, type TradingSlots } from '@tradefloor/ui/trading-layout';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../order-form/form-context';
import { OwnBook } from '../own/own-book';
import { SCREEN } from '../own/screen';

// Pair, markets, book and trades are in the first paint; these come right after it, in one file.
const OwnChart = later(() => import('./late').then(late => late.OwnChart), ChartPlace);
const OrderForm = later(
  () => import('./late').then(late => late.OrderForm),
  panelPlace({ title: 'form.title', rows: 12 }),
);
const OrdersPanel = later(
  () => import('./late').then(late => late.OrdersPanel),
  panelPlace({ title: 'orders.title', rows: 4, hasTabs: true }),
);
const OwnTrades = later(() => import('./late').then(late => late.OwnTrades), RowsYet);

export const FOLLOWED: readonly Followed[] = [followBook, followTrades, followLate(() => import('../own/followed'))];

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
  const choice = usePairChoice(pair, onChoose, FOLLOWED);
  const slots = useMemo<TradingSlots>(
    () => ({
      pairBar: <PairBar pair={pair} />,
      markets: <MarketList {...choice} />,
      chart: <OwnChart pair={pair} />,
      book: <OwnBook pair={pair} onTake={take} />,
      trades: <TradesPanel screen={SCREEN} pair={pair} own={<OwnTrades pair={pair} />} />,
      form: <OrderForm pair={pair} />,
      orders: <OrdersPanel pair={pair} onHelp={onHelp} />,
    }),
    [pair, choice, onHelp, take],
  );
  const action = (side: Side): TradingAction => ({
    label: t(`orders.sides.${side}`),
    look: side,
    run: () => change({ kind: 'side', side }),
  });
  return <TradingLayout {...layout} slots={slots} labels={labels} actions={[action('buy'), action('sell')]} />;
});
