import type * as Highcharts from 'highcharts/highstock.js';
import { changeOf, type ChartBar } from './bars';
import type { DrawnSeries } from './drawn-series';

/**
 * Makes the chart show `after` where it showed `before`: one point a series and one redraw for a tick. Whoever looks at
 * the newest bar goes on seeing it; whoever has scrolled back stays where they are.
 */
export function followBars(
  chart: Highcharts.Chart,
  before: readonly ChartBar[],
  after: readonly ChartBar[],
  drawn: readonly DrawnSeries[],
): void {
  const change = changeOf(before, after);
  if (change.kind === 'none') return;
  const known = new Map(chart.series.map(series => [series.options.id, series]));
  for (const { id, pointAt } of drawn) {
    const series = known.get(id);
    if (!series) continue;
    const last = before.length - 1;
    if (change.kind === 'all' || !updateLast(series, after[last], pointAt(last))) {
      series.setData(
        after.map((_, index) => pointAt(index)),
        false,
        false,
        false,
      );
    } else {
      for (let index = before.length; index < after.length; index += 1)
        series.addPoint(pointAt(index), false, false, false);
    }
  }
  if (change.kind === 'more') keepNewestInSight(chart, change.last, after.at(-1));
  chart.redraw(false);
}

/** False while the last bar is out of sight: Highcharts makes points only for what is drawn. */
function updateLast(series: Highcharts.Series, bar: ChartBar | undefined, point: DrawnPoint): boolean {
  const last = series.data.at(-1);
  if (bar === undefined || last?.x !== bar.time) return false;
  last.update(point, false);
  return true;
}
type DrawnPoint = ReturnType<DrawnSeries['pointAt']>;

function keepNewestInSight(chart: Highcharts.Chart, last: ChartBar, newest: ChartBar | undefined): void {
  const axis = chart.xAxis[0];
  const sight = axis?.getExtremes();
  if (!axis || !sight || !newest || sight.max < last.time) return;
  const by = newest.time - last.time;
  axis.setExtremes(sight.min + by, sight.max + by, false, false);
}
