import { fixed, formatPercent, type Price, scaleOf } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText } from '@tradefloor/trading';
import { Amount, Rise } from '@tradefloor/ui';
import { Over } from './over';
import { profitDecimals } from './row-figures';
import { useLivePosition } from './use-positions';

/** As high as a figure, so that what is beside it is on one line with it. */
const NOTHING = '\u00A0';
const TWO = { least: 2, most: 2 };

interface LiveCellProps {
  readonly id: string;
}

interface LiveEntryProps extends LiveCellProps {
  readonly openPrice: Price;
}

/** As many digits as the mark below it has: what a spread adds to them is told to who points at it. */
export function LiveEntry({ id, openPrice }: LiveEntryProps) {
  const language = useLanguage();
  const live = useLivePosition(id);
  if (live === null) return <Over under="—">{ownPriceText(openPrice, language)}</Over>;
  return (
    <Over under={ownPriceText(live.mark, language)}>
      <Amount value={openPrice} language={language} decimals={scaleOf(live.mark)} restOnDemand />
    </Over>
  );
}

interface LiveProfitProps extends LiveCellProps {
  readonly quote: string;
}

export function LiveProfit({ id, quote }: LiveProfitProps) {
  const language = useLanguage();
  const live = useLivePosition(id);
  return (
    <Over under={<Rise kind="percent" language={language} value={live?.profitShare ?? null} />}>
      <Rise kind="amount" language={language} value={live?.profit ?? null} decimals={profitDecimals(quote)} />
    </Over>
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
  if (live?.liquidation == null) return <Over under={NOTHING}>—</Over>;
  const { liquidation, distance, mark } = live;
  return (
    <Over under={distance === null ? '—' : formatPercent(distance, language, TWO)}>
      {ownPriceText(fixed(liquidation, scaleOf(mark)), language)}
    </Over>
  );
}
