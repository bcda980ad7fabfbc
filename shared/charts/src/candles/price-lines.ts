import type { Price } from '@tradefloor/money';
import type Highcharts from 'highcharts/esm/highstock.js';
import { COLOURS } from '../colours';
import { pixels } from '../pixels';
import { axisId } from './panes';

/** A price that stands across the chart: one's own order, fill or alert, or a line the trader drew. */
export interface PriceLine {
  readonly id: string;
  readonly price: Price;
  readonly kind: 'buy' | 'sell' | 'alert' | 'drawn';
  /** As in `Buy 0.5`; empty for none. */
  readonly label: string;
}

const KIND_COLOURS: Readonly<Record<PriceLine['kind'], string>> = {
  buy: COLOURS.rise,
  sell: COLOURS.fall,
  alert: COLOURS.warn,
  drawn: COLOURS.accent,
};

/** Removes what is gone and draws what is new; lines that stayed the same object are not touched. */
export function showPriceLines(
  chart: Highcharts.Chart,
  before: readonly PriceLine[],
  after: readonly PriceLine[],
): void {
  const axis = chart.get(axisId('price'));
  if (!isAxis(axis)) return;
  const kept = new Set(after);
  const known = new Set(before);
  for (const line of before) if (!kept.has(line)) axis.removePlotLine(`line-${line.id}`);
  for (const line of after) if (!known.has(line)) axis.addPlotLine(plotLine(line));
}

function plotLine({ id, price, kind, label }: PriceLine): Highcharts.AxisPlotLinesOptions {
  return {
    id: `line-${id}`,
    value: pixels(price),
    color: KIND_COLOURS[kind],
    width: 1,
    dashStyle: kind === 'drawn' ? 'Solid' : 'ShortDash',
    zIndex: 4,
    label: { text: escaped(label), align: 'left', x: 8, y: -4, style: { color: KIND_COLOURS[kind], fontSize: '11px' } },
  };
}

/** Highcharts reads labels as markup. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Documented, but missing in the types of version 13. */
interface LinedAxis {
  addPlotLine(options: Highcharts.AxisPlotLinesOptions): unknown;
  removePlotLine(id: string): void;
}
const isAxis = (found: unknown): found is LinedAxis => found instanceof Object && 'addPlotLine' in found;
