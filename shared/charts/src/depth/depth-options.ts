import type { LanguageCode } from '@tradefloor/money';
import type * as Highcharts from 'highcharts/highstock.js';
import { axisText } from '../axis-text';
import { COLOURS } from '../colours';

const LABELS = { color: COLOURS.textFaint, fontSize: '11px' } as const;

export function depthOptions(language: LanguageCode, decimals: number): Highcharts.Options {
  const text = (value: number): string => axisText(value, language, decimals);
  return {
    chart: {
      type: 'area',
      animation: false,
      backgroundColor: 'transparent',
      spacing: [8, 0, 4, 0],
      marginRight: 52,
      style: { fontFamily: 'inherit' },
    },
    title: { text: '' },
    legend: { enabled: false },
    tooltip: { enabled: false },
    xAxis: {
      lineColor: COLOURS.line,
      tickColor: COLOURS.line,
      minPadding: 0,
      maxPadding: 0,
      labels: { style: LABELS, formatter: ({ value }) => text(Number(value)) },
    },
    yAxis: {
      opposite: true,
      title: { text: '' },
      gridLineColor: COLOURS.line,
      min: 0,
      labels: {
        align: 'left',
        x: 6,
        y: 4,
        style: LABELS,
        formatter: ({ value }) => axisText(Number(value), language, 2),
      },
    },
    plotOptions: {
      series: { animation: false, enableMouseTracking: false, states: { inactive: { enabled: false } } },
      area: { step: 'left', lineWidth: 1.5, marker: { enabled: false }, fillOpacity: 1 },
    },
    series: [
      // A bid's sum holds from its price upward to the next better one, an ask's downward: mirrored steps.
      { type: 'area', step: 'right', color: COLOURS.rise, fillColor: COLOURS.riseArea, data: [] },
      { type: 'area', step: 'left', color: COLOURS.fall, fillColor: COLOURS.fallArea, data: [] },
    ],
  };
}
