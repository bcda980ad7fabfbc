import type { Quote } from '@tradefloor/contract';
import { ZERO } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { ChartPanel, type ChartTab, currencyTab, depthTab, priceDigits } from '@tradefloor/trading';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiquidation } from '../positions/use-liquidation';
import { usePositionActs } from '../positions/use-position-acts';
import { useEntrusts, usePositions } from '../positions/use-positions';
import { ofLine, ownLines } from './own-lines';
import { SCREEN } from './screen';
import { useDraggedStops } from './use-dragged-stops';

const VIEWS: readonly ChartTab[] = [depthTab, currencyTab];

/** The chart with one's own positions, stops and entrusts on it; stops are dragged, and a cross lifts or cancels. */
export function OwnChart({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { rows: positions } = usePositions(pair);
  const { rows: entrusts } = useEntrusts(pair);
  const liquidation = useLiquidation(pair);
  const acts = usePositionActs();
  const stops = useDraggedStops(pair, positions);
  const lines = useMemo(
    () =>
      ownLines(
        { positions, entrusts, liquidation },
        { leverageShare: pair.leverageShare, priceDigits: priceDigits(pair) },
        {
          long: t('positions.sides.long'),
          short: t('positions.sides.short'),
          takeProfit: t('chart.takeProfit'),
          stopLoss: t('chart.stopLoss'),
          liquidation: t('chart.liquidation'),
        },
        language,
      ),
    [positions, entrusts, liquidation, pair, t, language],
  );
  const cancelLine = (line: string) => {
    const { kind, id } = ofLine(line);
    const entrust = kind === 'entrust' ? entrusts.find(one => one.id === id) : undefined;
    if (entrust === undefined) stops.onDropLine(line, ZERO);
    else void acts.cancel(entrust);
  };
  return <ChartPanel screen={SCREEN} pair={pair} views={VIEWS} lines={lines} onCancelLine={cancelLine} {...stops} />;
}
