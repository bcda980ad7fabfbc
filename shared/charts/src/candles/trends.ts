import type Highcharts from 'highcharts/esm/highstock.js';
import { COLOURS } from '../colours';

/** A line between two places of the chart, drawn by the trader. Places, not money: floats. */
export interface Trend {
  readonly id: string;
  readonly from: { readonly time: number; readonly price: number };
  readonly to: { readonly time: number; readonly price: number };
}

/** Draws trends over the plot, anew after each redraw of the chart. They do not stretch the price scale, as a series would. */
export class TrendLayer {
  private readonly paths = new Map<string, Highcharts.SVGElement>();

  constructor(private readonly chart: Highcharts.Chart) {}

  draw(trends: readonly Trend[]): void {
    const kept = new Set(trends.map(({ id }) => id));
    for (const [id, path] of this.paths) {
      if (kept.has(id)) continue;
      path.destroy();
      this.paths.delete(id);
    }
    for (const trend of trends) this.path(trend.id).attr({ d: this.between(trend) });
  }

  private path(id: string): Highcharts.SVGElement {
    const known = this.paths.get(id);
    if (known) return known;
    const { renderer, plotLeft, plotTop, plotWidth, plotHeight } = this.chart;
    const made = renderer
      .path()
      .attr({ stroke: COLOURS.accent, 'stroke-width': 1.5, zIndex: 5 })
      .clip(renderer.clipRect(plotLeft, plotTop, plotWidth, plotHeight))
      .add();
    this.paths.set(id, made);
    return made;
  }

  private between({ from, to }: Trend): Highcharts.SVGPathArray {
    return [
      ['M', ...this.place(from)],
      ['L', ...this.place(to)],
    ];
  }

  private place({ time, price }: Trend['from']): [x: number, y: number] {
    const [x] = this.chart.xAxis;
    const [y] = this.chart.yAxis;
    return [x?.toPixels(time, false) ?? 0, y?.toPixels(price, false) ?? 0];
  }
}

/** Where in the chart a click was, or null when it missed the price pane. */
export function placeOf(chart: Highcharts.Chart, event: unknown): Trend['from'] | null {
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
