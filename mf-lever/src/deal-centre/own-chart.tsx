import type { Quote } from '@tradefloor/contract';
import { type Price, ZERO } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { ChartPanel, type ChartTab, currencyTab, depthTab, priceDigits } from '@tradefloor/trading';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { quantityOf } from '../positions/position';
import { useLiquidation } from '../positions/use-liquidation';
import { usePositionActs } from '../positions/use-position-acts';
import { useEntrusts, usePositions } from '../positions/use-positions';
import { useMoveStop } from '../stops/use-move-stop';
import { ofLine, ownLines } from './own-lines';
import { SCREEN } from './screen';

const VIEWS: readonly ChartTab[] = [depthTab, currencyTab];

/** The chart with one's own positions, stops and entrusts on it; stops are dragged, and a cross lifts or cancels. */
export function OwnChart({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { rows: positions } = usePositions(pair);
  const { rows: entrusts } = useEntrusts(pair);
  const liquidation = useLiquidation(pair);
  const acts = usePositionActs();
  const move = useMoveStop();
  const lines = useMemo(
    () =>
      ownLines(
        { positions, entrusts, liquidation },
        { quote: pair.quote, leverageShare: pair.leverageShare, priceDigits: priceDigits(pair) },
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
  const moveTo = (line: string, price: Price) => {
    const { kind, id } = ofLine(line);
    const position = positions.find(one => one.id === id);
    const quantity = position && quantityOf(position, pair.leverageShare);
    if (position === undefined || quantity == null || (kind !== 'takeProfit' && kind !== 'stopLoss')) return;
    void move({ position, quantity, field: kind, price });
  };
  const cancelLine = (line: string) => {
    const { kind, id } = ofLine(line);
    const entrust = kind === 'entrust' ? entrusts.find(one => one.id === id) : undefined;
    if (entrust === undefined) moveTo(line, ZERO);
    else void acts.cancel(entrust);
  };
  return (
    <ChartPanel screen={SCREEN} pair={pair} views={VIEWS} lines={lines} onCancelLine={cancelLine} onDropLine={moveTo} />
  );
}
