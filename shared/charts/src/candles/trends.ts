import type * as Highcharts from 'highcharts/highstock.js';
import { COLOURS } from '../colours';
import { Shapes } from './shapes';

/** Not money: floats. */
export interface Place {
  readonly time: number;
  readonly price: number;
}

/** A line between two places of the chart, drawn by the trader. */
export interface Trend {
  readonly id: string;
  readonly from: Place;
  readonly to: Place;
}

/** Draws trends over the plot, anew after each redraw of the chart. They do not stretch the price scale, as a series would. */
export class TrendLayer {
  private readonly paths = new Shapes<Highcharts.SVGElement>();
  private clip: Highcharts.ClipRectElement | null = null;

  constructor(private readonly chart: Highcharts.Chart) {}

  draw(trends: readonly Trend[]): void {
    if (trends.length > 0) this.clipToPrices();
    this.paths.begin();
    for (const trend of trends) this.paths.of(trend.id, () => this.make()).attr({ d: this.between(trend) });
    this.paths.end();
  }

  private make(): Highcharts.SVGElement {
    const made = this.chart.renderer.path().attr({ stroke: COLOURS.accent, 'stroke-width': 1.5, zIndex: 5 });
    if (this.clip) made.clip(this.clip);
    return made.add();
  }

  /** The pane of the prices is another one after each change of the panel's size. */
  private clipToPrices(): void {
    const { renderer, plotLeft: x, plotWidth: width } = this.chart;
    const [axis] = this.chart.yAxis;
    const sight = axis?.getExtremes();
    if (!axis || !sight) return;
    const y = axis.toPixels(sight.max, false);
    const height = axis.toPixels(sight.min, false) - y;
    this.clip ??= renderer.clipRect(x, y, width, height);
    this.clip.attr({ x, y, width, height });
  }

  private between({ from, to }: Trend): Highcharts.SVGPathArray {
    return [
      ['M', ...this.place(from)],
      ['L', ...this.place(to)],
    ];
  }

  private place({ time, price }: Place): [x: number, y: number] {
    const [x] = this.chart.xAxis;
    const [y] = this.chart.yAxis;
    return [x?.toPixels(time, false) ?? 0, y?.toPixels(price, false) ?? 0];
  }
}

/** Where in the chart a click was, or null when it missed the price pane. */
export function placeOf(chart: Highcharts.Chart, event: unknown): Place | null {
  const [x] = chart.xAxis;
  const [y] = chart.yAxis;
  if (!x || !y || !isPointed(event)) return null;
  const price = y.toValue(event.chartY, false);
  // Below the price pane is another one, with another scale.
  if (price < y.getExtremes().min) return null;
  return { time: Math.round(x.toValue(event.chartX, false)), price };
}

/** Highcharts puts the place in the chart on the browser's event, and its types do not say so. */
const isPointed = (event: unknown): event is { readonly chartX: number; readonly chartY: number } =>
  event instanceof Object && 'chartX' in event && 'chartY' in event;
