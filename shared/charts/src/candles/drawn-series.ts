import type * as Highcharts from 'highcharts/highstock.js';
import { COLOURS } from '../colours';
import { candlePoint, type ChartBar, volumePoint } from './bars';
import { type Indicator, type IndicatorLine, indicatorsOver } from './indicators';
import { axisId } from './panes';

/** A point as Highcharts reads it: x, then what its series wants. */
export type Point = Array<number | string | null>;

/** One series of the chart, whose points are made only when they are drawn. */
export interface DrawnSeries {
  readonly id: string;
  readonly options: Highcharts.SeriesOptionsType;
  readonly pointAt: (index: number) => Point;
}

/** Everything that stands over the time axis: candles, volume, and the lines of the indicators. */
export function drawnSeries(
  bars: readonly ChartBar[],
  indicators: readonly Indicator[],
  candles: Highcharts.SeriesCandlestickOptions,
): DrawnSeries[] {
  return [
    { id: 'price', options: candles, pointAt: index => at(bars, index, candlePoint) },
    { id: 'volume', options: VOLUME, pointAt: index => at(bars, index, volumePoint) },
    ...indicatorsOver(bars, indicators).map(line => lineSeries(line, bars)),
  ];
}

const at = (bars: readonly ChartBar[], index: number, point: (bar: ChartBar) => Point): Point => {
  const bar = bars[index];
  return bar ? point(bar) : [];
};

const VOLUME: Highcharts.SeriesColumnOptions = {
  type: 'column',
  id: 'volume',
  yAxis: axisId('volume'),
  keys: ['x', 'y', 'color'],
  borderWidth: 0,
  maxPointWidth: 18,
  enableMouseTracking: false,
};

function lineSeries({ id, pane, shape, colour, values }: IndicatorLine, bars: readonly ChartBar[]): DrawnSeries {
  const common = { id, yAxis: axisId(pane), enableMouseTracking: false } as const;
  if (shape === 'line') {
    return {
      id,
      options: { ...common, type: 'line', color: colour, lineWidth: 1, marker: { enabled: false } },
      pointAt: index => [bars[index]?.time ?? 0, values[index] ?? null],
    };
  }
  return {
    id,
    options: { ...common, type: 'column', keys: ['x', 'y', 'color'], borderWidth: 0, maxPointWidth: 18 },
    pointAt(index) {
      const value = values[index] ?? null;
      return [bars[index]?.time ?? 0, value, (value ?? 0) >= 0 ? COLOURS.rise : COLOURS.fall];
    },
  };
}
