import type { PairKey } from '@tradefloor/contract';
import { priceOfPlace, type Trend } from '@tradefloor/charts';
import type { Price } from '@tradefloor/money';
import { useState } from 'react';
import { newKey } from '@tradefloor/area/act';
import { type Drawings, drawingsOf, keepDrawings, NO_DRAWINGS, withLine, without, withTrend } from './drawings';

export interface PairDrawings extends Drawings {
  readonly addLine: (price: Price) => void;
  /** Where the trader pressed: one place for a horizontal line, two for a trend. */
  readonly add: (places: ReadonlyArray<Trend['from']>, decimals: number) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
}

/** One pair's lines, kept on the device. */
export function useDrawings(pair: PairKey): PairDrawings {
  const [shown, setShown] = useState(() => ({ pair, drawings: drawingsOf(pair) }));
  // Another pair: its own lines with the very first drawing.
  if (shown.pair !== pair) setShown({ pair, drawings: drawingsOf(pair) });
  const { drawings } = shown;
  const keep = (change: (before: Drawings) => Drawings): void => {
    // On what is kept now, not on what is shown: another tab may have drawn meanwhile.
    const next = change(drawingsOf(pair));
    keepDrawings(pair, next);
    setShown({ pair, drawings: next });
  };
  const addLine = (price: Price): void => keep(before => withLine(before, { id: newKey(), price }));
  return {
    ...drawings,
    addLine,
    add([from, to], decimals) {
      if (from === undefined) return;
      if (to !== undefined) return keep(before => withTrend(before, { id: newKey(), from, to }));
      const price = priceOfPlace(from.price, decimals);
      if (price !== null) addLine(price);
    },
    remove: id => keep(before => without(before, id)),
    clear: () => keep(() => NO_DRAWINGS),
  };
}
