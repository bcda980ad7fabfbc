import { fixed, formatPercent, scaleOf } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText } from '@tradefloor/trading';
import { Rise } from '@tradefloor/ui';
import { profitDecimals } from './row-figures';
import styles from './positions.module.css';
import { useLivePosition } from './use-positions';

const TWO = { least: 2, most: 2 };

interface LiveCellProps {
  readonly id: string;
}

export function LiveMark({ id }: LiveCellProps) {
  const language = useLanguage();
  const live = useLivePosition(id);
  return live === null ? '—' : ownPriceText(live.mark, language);
}

interface LiveProfitProps extends LiveCellProps {
  readonly quote: string;
}

export function LiveProfit({ id, quote }: LiveProfitProps) {
  const language = useLanguage();
  const live = useLivePosition(id);
  return (
    <span className={styles.profit}>
      <Rise kind="amount" language={language} value={live?.profit ?? null} decimals={profitDecimals(quote)} />
      {live?.profitShare == null ? null : (
        <small className={styles.share}>
          <Rise kind="percent" language={language} value={live.profitShare} />
        </small>
      )}
    </span>
  );
}

export function LiveMarginRate({ id }: LiveCellProps) {
  const language = useLanguage();
  const live = useLivePosition(id);
  return live?.marginRate == null ? '—' : formatPercent(live.marginRate, language, TWO);
}

/** Where the account would be liquidated by this pair's price, and how far that is. */
export function LiveLiquidation({ id }: LiveCellProps) {
  const language = useLanguage();
  const live = useLivePosition(id);
  if (live?.liquidation == null) return '—';
  return (
    <span className={styles.profit}>
      {ownPriceText(fixed(live.liquidation, scaleOf(live.mark)), language)}
      {live.distance === null ? null : (
        <small className={styles.share}>{formatPercent(live.distance, language, TWO)}</small>
      )}
    </span>
  );
}
