import { type CSSProperties, useMemo, useState } from 'react';
import { LaterSheet } from './later-sheet';
import { MarketsDrawerContext } from './markets-drawer';
import { OrdersEdge } from './orders-edge';
import { allowedHeight } from './orders-height';
import { PhoneLayout } from './phone-layout';
import { useScreenWidth } from './screen-width';
import type { PhoneTab, Side, TradingLabels, TradingSlots } from './slots';
import styles from './trading-layout.module.css';

export { type MarketsDrawer, useMarketsDrawer } from './markets-drawer';
export { ORDERS_HEIGHT } from './orders-height';
export { type ScreenWidth, useScreenWidth } from './screen-width';
export type { PhoneTab, Side, TradingLabels, TradingSlots } from './slots';

interface TradingLayoutProps {
  readonly slots: TradingSlots;
  readonly labels: TradingLabels;
  /** In pixels; remembered by whoever asks, put within its bounds here. */
  readonly ordersHeight: number;
  readonly onOrdersHeight: (height: number) => void;
  readonly phoneTab: PhoneTab;
  readonly onPhoneTab: (tab: PhoneTab) => void;
  /** Buy or Sell was pressed on a phone: the form that opens must stand on that side. */
  readonly onSide: (side: Side) => void;
}

export function TradingLayout(props: TradingLayoutProps) {
  const { slots, labels } = props;
  const width = useScreenWidth();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const markets = useMemo(
    () => ({
      open: width === 'wide' ? null : () => setDrawerOpen(true),
      close: () => setDrawerOpen(false),
    }),
    [width],
  );
  return (
    <MarketsDrawerContext value={markets}>
      {width === 'phone' ? (
        <PhoneLayout {...{ slots, labels }} tab={props.phoneTab} onTab={props.onPhoneTab} onSide={props.onSide} />
      ) : (
        <Grid {...props} width={width} />
      )}
      {width === 'wide' ? null : (
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
function Grid({ slots, labels, ordersHeight, onOrdersHeight, width }: GridProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const height = dragged ?? allowedHeight(ordersHeight);
  const sizes: CSSProperties & Record<`--${string}`, string> = { '--orders': `${height}px` };
  const settle = (settled: number) => {
    setDragged(null);
    onOrdersHeight(settled);
  };
  return (
    <div className={`${styles.grid} ${styles[width]}`} style={sizes}>
      <div className={styles.pairBar}>{slots.pairBar}</div>
      {width === 'wide' ? <div className={styles.markets}>{slots.markets}</div> : null}
      <div className={styles.chart}>{slots.chart}</div>
      <div className={styles.orders}>
        <OrdersEdge label={labels.ordersHeight} height={height} onMove={setDragged} onSettle={settle} />
        {slots.orders}
      </div>
      <div className={styles.bookAndTrades}>
        <div className={styles.book}>{slots.book}</div>
        <div className={styles.trades}>{slots.trades}</div>
      </div>
      <div className={styles.form}>{slots.form}</div>
    </div>
  );
}
