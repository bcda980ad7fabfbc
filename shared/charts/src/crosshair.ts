import type * as Highcharts from 'highcharts/highstock.js';
import { COLOURS } from './colours';

/** A dashed line under the pointer, with the value it stands at; `at: 'point'` on the point that is read instead. */
export function crosshair(
  text: ((value: number) => string) | null,
  at: 'pointer' | 'point' = 'pointer',
): Highcharts.AxisCrosshairOptions {
  return {
    width: 1,
    color: COLOURS.lineStrong,
    dashStyle: 'Dash',
    snap: at === 'point',
    label: {
      enabled: text !== null,
      backgroundColor: COLOURS.lineStrong,
      style: { color: COLOURS.textStrong, fontSize: '11px' },
      padding: 3,
      formatter: value => text?.(value) ?? '',
    },
  };
}
