import type * as Highcharts from 'highcharts/highstock.js';
import { COLOURS } from '../colours';
import { crosshair } from '../crosshair';
import { pixels } from '../pixels';
import type { ChartBar } from './bars';
import type { Zone } from './chart-texts';
import { drawnSeries, type Point } from './drawn-series';
import type { Indicator } from './indicators';
import { axisId, axisOf, panesOf, SPACE } from './panes';

export interface CandleSetup {
  readonly bars: readonly ChartBar[];
  readonly indicators: readonly Indicator[];
  /** By which ticks fall on whole days and hours. */
  readonly zone: Zone;
  readonly priceText: (value: number) => string;
  /** Beside the crosshair. */
  readonly timeText: (time: number) => string;
  /** Below the axis. */
  readonly tickText: (time: number) => string;
  /** What was in sight before, or null for the newest bars. */
  readonly sight: Sight | null;
  readonly onSight: (sight: Sight) => void;
  readonly onPoint: (time: number | null) => void;
}

export interface Sight {
  readonly from: number;
  readonly to: number;
}

/** Bars in sight at first. */
const FIRST_BARS = 120;

export function candleOptions(setup: CandleSetup): Highcharts.Options {
  return {
    // Grouping, navigator and animation would each redraw everything for one tick.
    chart: {
      animation: false,
      backgroundColor: 'transparent',
      spacing: [SPACE.top, 0, SPACE.bottom, 0],
      marginRight: scaleWidth(setup),
      style: { fontFamily: 'inherit' },
      panning: { enabled: true, type: 'x' },
      zooming: { mouseWheel: { enabled: true, type: 'x' }, pinchType: 'x' },
    },
    title: { text: '' },
    navigator: { enabled: false },
    scrollbar: { enabled: false },
    rangeSelector: { enabled: false },
    legend: { enabled: false },
    tooltip: { enabled: false },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- undefined is the reader's own zone, which its declaration forgets
    time: { timezone: setup.zone } as Highcharts.TimeOptions,
    xAxis: timeAxis(setup),
    yAxis: panesOf(setup.indicators).map(pane => axisOf(pane, setup.priceText)),
    plotOptions: {
      series: { animation: false, dataGrouping: { enabled: false }, states: { inactive: { enabled: false } } },
    },
    series: drawnSeries(setup.bars, setup.indicators, candleStyle(setup)).map(({ options, pointAt }) =>
      withPoints(
        options,
        setup.bars.map((_, index) => pointAt(index)),
      ),
    ),
  };
}

/** Of a digit at 11 px, and what stands around a price at the scale. */
const DIGIT = 6.2;
const AROUND = 10;

/** As wide as the longest price there is. */
function scaleWidth({ bars, priceText }: Pick<CandleSetup, 'bars' | 'priceText'>): number {
  const highest = bars.reduce((most, { high }) => Math.max(most, pixels(high)), 0);
  return Math.ceil(priceText(highest).length * DIGIT + AROUND);
}

function timeAxis({ bars, sight, timeText, tickText, onSight }: CandleSetup): Highcharts.XAxisOptions {
  const last = bars.at(-1)?.time ?? 0;
  const first = bars.at(-FIRST_BARS)?.time ?? bars[0]?.time ?? 0;
  const shown = sight ?? { from: first, to: last + (last - first) * 0.04 };
  return {
    min: shown.from,
    max: shown.to,
    ordinal: false,
    lineColor: COLOURS.line,
    tickColor: COLOURS.line,
    tickLength: 4,
    tickPixelInterval: 110,
    labels: {
      style: { color: COLOURS.textFaint, fontSize: '11px' },
      formatter: ({ value }) => tickText(Number(value)),
    },
    // A bar is named by the time at which it began, wherever the pointer is within it.
    crosshair: crosshair(timeText, 'point'),
    events: {
      afterSetExtremes: ({ min, max }) => onSight({ from: min, to: max }),
    },
  };
}

/** The candles' own options; their points come with all others'. */
export function candleStyle({ onPoint }: Pick<CandleSetup, 'onPoint'>): Highcharts.SeriesCandlestickOptions {
  return {
    type: 'candlestick',
    id: 'price',
    yAxis: axisId('price'),
    color: COLOURS.fall,
    lineColor: COLOURS.fall,
    upColor: COLOURS.rise,
    upLineColor: COLOURS.rise,
    maxPointWidth: 18,
    point: { events: { mouseOver: ({ target }) => onPoint(timeOf(target)), mouseOut: () => onPoint(null) } },
  };
}

const timeOf = (point: unknown): number | null =>
  point instanceof Object && 'x' in point && typeof point.x === 'number' ? point.x : null;

function withPoints(options: Highcharts.SeriesOptionsType, data: Point[]): Highcharts.SeriesOptionsType {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind of series types its points differently; ours are plain lists
  return { ...options, data } as Highcharts.SeriesOptionsType;
}
