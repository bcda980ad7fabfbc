import { type CSSProperties, useState } from 'react';
import { LayoutEdge } from './layout-edge';
import { allowed, TRADES_SHARE } from './orders-height';
import type { TradingSlots } from './slots';
import styles from './trading-layout.module.css';

interface BookAndTradesProps extends Pick<TradingSlots, 'book' | 'trades'> {
  readonly label: string;
  /** In hundredths of both. */
  readonly tradesShare: number;
  readonly onTradesShare: (share: number) => void;
}

/** One column, parted where the trader wants it. */
export function BookAndTrades({ book, trades, label, tradesShare, onTradesShare }: BookAndTradesProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  if (book === undefined && trades === undefined) return null;
  const isOneAlone = book === undefined || trades === undefined;
  const share = dragged ?? allowed(TRADES_SHARE, tradesShare);
  const shares: CSSProperties & Record<`--${string}`, string> = {
    '--trades': `${share}fr`,
    '--book': `${100 - share}fr`,
  };
  const settle = (settled: number) => {
    setDragged(null);
    onTradesShare(settled);
  };
  return (
    <div className={`${styles.bookAndTrades} ${isOneAlone ? styles.alone : ''}`} style={shares}>
      {book === undefined ? null : <div className={styles.book}>{book}</div>}
      {trades === undefined ? null : (
        <div className={styles.trades}>
          {isOneAlone ? null : (
            <LayoutEdge
              label={label}
              size={share}
              bounds={TRADES_SHARE}
              pixelsOf={hundredthOfBoth}
              onMove={setDragged}
              onSettle={settle}
            />
          )}
          {trades}
        </div>
      )}
    </div>
  );
}

const hundredthOfBoth = (edge: HTMLElement): number =>
  Math.max(1, edge.parentElement?.parentElement?.clientHeight ?? 0) / 100;
