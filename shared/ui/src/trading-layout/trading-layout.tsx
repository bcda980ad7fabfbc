import { type CSSProperties, useMemo, useState } from 'react';
import { BookAndTrades } from './book-and-trades';
import { gridTemplate } from './grid-template';
import { LaterSheet } from './later-sheet';
import { LayoutEdge } from './layout-edge';
import { MarketsDrawerContext } from './markets-drawer';
import { allowed, ORDERS_HEIGHT } from './orders-height';
import { PhoneLayout } from './phone-layout';
import { useScreenWidth } from './screen-width';
import type { PhoneTab, TradingAction, TradingLabels, TradingSlots } from './slots';
import styles from './trading-layout.module.css';

export { type MarketsDrawer, useMarketsDrawer } from './markets-drawer';
export { useOrderSheet } from './order-sheet';
export { ORDERS_HEIGHT, TRADES_SHARE } from './orders-height';
export { type ScreenWidth, useScreenWidth } from './screen-width';
export type { PhoneTab, Side, TradingAction, TradingLabels, TradingSlots } from './slots';

interface TradingLayoutProps {
  readonly slots: TradingSlots;
  readonly labels: TradingLabels;
  /** In pixels; remembered by whoever asks, put within its bounds here. */
  readonly ordersHeight: number;
  readonly onOrdersHeight: (height: number) => void;
  /** Of the column that the trades share with the book, in hundredths. */
  readonly tradesShare: number;
  readonly onTradesShare: (share: number) => void;
  readonly phoneTab: PhoneTab;
  readonly onPhoneTab: (tab: PhoneTab) => void;
  /** At the foot of a phone's screen. */
  readonly actions?: readonly TradingAction[];
}

const NONE: readonly never[] = [];

export function TradingLayout(props: TradingLayoutProps) {
  const { slots, labels, actions = NONE } = props;
  const width = useScreenWidth();
  const hasMarkets = slots.markets !== undefined;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const markets = useMemo(
    () => ({
      open: width === 'wide' || !hasMarkets ? null : () => setDrawerOpen(true),
      close: () => setDrawerOpen(false),
    }),
    [width, hasMarkets],
  );
  return (
    <MarketsDrawerContext value={markets}>
      {width === 'phone' ? (
        <PhoneLayout {...{ slots, labels, actions }} tab={props.phoneTab} onTab={props.onPhoneTab} />
      ) : (
        <Grid {...props} width={width} />
      )}
      {width === 'wide' || !hasMarkets ? null : (
        <LaterSheet
          side="start"
          open={isDrawerOpen}
          onOpenChange={setDrawerOpen}
          title={labels.markets}
          closeLabel={labels.close}
        >
          {slots.markets}
        </LaterSheet>
      )}
    </MarketsDrawerContext>
  );
}

interface GridProps extends TradingLayoutProps {
  readonly width: 'wide' | 'desktop' | 'tablet';
}

/** The same elements at every width, so that a chart outlives a resize. */
function Grid({ slots, labels, ordersHeight, onOrdersHeight, width, tradesShare, onTradesShare }: GridProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const height = dragged ?? allowed(ORDERS_HEIGHT, ordersHeight);
  const sizes: CSSProperties & Record<`--${string}`, string> = {
    '--orders': `${height}px`,
    gridTemplate: gridTemplate(width, slots),
  };
  const settle = (settled: number) => {
    setDragged(null);
    onOrdersHeight(settled);
  };
  return (
    <div className={`${styles.grid} ${styles[width]}`} style={sizes}>
      <div className={styles.pairBar}>{slots.pairBar}</div>
      {width === 'wide' && slots.markets !== undefined ? <div className={styles.markets}>{slots.markets}</div> : null}
      <div className={styles.chart}>{slots.chart}</div>
      {slots.orders === undefined ? null : (
        <div className={styles.orders}>
          <LayoutEdge
            label={labels.ordersHeight}
            size={height}
            bounds={ORDERS_HEIGHT}
            onMove={setDragged}
            onSettle={settle}
          />
          {slots.orders}
        </div>
      )}
      <BookAndTrades
        book={slots.book}
        trades={slots.trades}
        label={labels.tradesHeight}
        {...{ tradesShare, onTradesShare }}
      />
      {slots.form === undefined ? null : <div className={styles.form}>{slots.form}</div>}
    </div>
  );
}
