import type * as Highcharts from 'highcharts/highstock.js';
import type { Price } from '@tradefloor/money';
import { COLOURS } from '../colours';
import { pixels } from '../pixels';
import type { ChartBar } from './bars';
import { Shapes } from './shapes';

/** A fill of the trader's: an arrow at the bar in which it happened. */
export interface ChartMark {
  readonly id: string;
  readonly time: number;
  readonly price: Price;
  readonly kind: 'buy' | 'sell';
}

/** Between the candle and the arrow, and the arrow's own size, in pixels. */
const GAP = 4;
const SIZE = 9;

export interface MarkPlace {
  readonly time: number;
  readonly price: number;
}

/** Buys stand below their bar, sells above it. Null when the bar is not loaded. */
export function placeOfMark({ time, price, kind }: ChartMark, bars: readonly ChartBar[]): MarkPlace | null {
  const bar = barAt(time, bars);
  if (bar === undefined) return null;
  const own = pixels(price);
  // A fill that came before its bar's push may lie outside of the bar.
  return { time: bar.time, price: kind === 'buy' ? Math.min(own, pixels(bar.low)) : Math.max(own, pixels(bar.high)) };
}

/** The bar that holds a time: the last one that begins before it. */
function barAt(time: number, bars: readonly ChartBar[]): ChartBar | undefined {
  let low = 0;
  let high = bars.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((bars[middle]?.time ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return bars[low - 1];
}

/** Draws the arrows anew after each redraw of the chart, as the trends are. */
export class MarkLayer {
  private readonly arrows = new Shapes<Highcharts.SVGElement>();

  constructor(private readonly chart: Highcharts.Chart) {}

  draw(marks: readonly ChartMark[], bars: readonly ChartBar[]): void {
    this.arrows.begin();
    for (const mark of marks) {
      const place = placeOfMark(mark, bars);
      const path = place === null ? null : this.pathTo(mark, place);
      if (path !== null) this.arrows.of(mark.id, () => this.make(mark)).attr({ d: path });
    }
    this.arrows.end();
  }

  private make({ kind }: ChartMark): Highcharts.SVGElement {
    return this.chart.renderer
      .path()
      .attr({
        fill: kind === 'buy' ? COLOURS.rise : COLOURS.fall,
        stroke: COLOURS.panel,
        'stroke-width': 1,
        zIndex: 6,
      })
      .add();
  }

  /** Null while it is out of sight. */
  private pathTo({ kind }: ChartMark, { time, price }: MarkPlace): Highcharts.SVGPathArray | null {
    const { plotLeft, plotWidth } = this.chart;
    const [xAxis] = this.chart.xAxis;
    const [yAxis] = this.chart.yAxis;
    const sight = yAxis?.getExtremes();
    if (!xAxis || !yAxis || !sight || price < sight.min || price > sight.max) return null;
    const x = xAxis.toPixels(time, false);
    const y = yAxis.toPixels(price, false);
    if (x < plotLeft || x > plotLeft + plotWidth) return null;
    const way = kind === 'buy' ? 1 : -1;
    const tip = y + way * GAP;
    const foot = tip + way * SIZE;
    return [['M', x, tip], ['L', x + SIZE / 2, foot], ['L', x - SIZE / 2, foot], ['Z']];
  }
}
