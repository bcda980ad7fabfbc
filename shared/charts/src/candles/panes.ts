import type * as Highcharts from 'highcharts/highstock.js';
import { COLOURS } from '../colours';
import { crosshair } from '../crosshair';
import { hasPane, type Indicator, indicatorId } from './indicators';

/** Percents of the height. */
const VOLUME = 16;
const PANE = 18;
const GAP = 2;

/** Above and below the plot, in pixels: the readout, and the time axis. */
export const SPACE = { top: 38, bottom: 4 } as const;
const TIME_AXIS = 21;

/** A scale that does not follow its values: from, to, and the guides between. */
export interface FixedScale {
  readonly from: number;
  readonly to: number;
  readonly guides: readonly number[];
}

/** What is bought and sold too much, as every chart marks it. */
const STRENGTH: FixedScale = { from: 0, to: 100, guides: [30, 70] };

export interface Pane {
  readonly id: string;
  readonly top: number;
  readonly height: number;
  readonly scale?: FixedScale;
}

/** Price on top, volume below it, then a pane for each indicator that needs one. */
export function panesOf(indicators: readonly Indicator[]): Pane[] {
  const below = indicators.filter(hasPane);
  const price = 100 - VOLUME - GAP - below.length * (PANE + GAP);
  const panes: Pane[] = [
    { id: 'price', top: 0, height: price },
    { id: 'volume', top: price + GAP, height: VOLUME },
  ];
  below.forEach((indicator, index) =>
    panes.push({
      id: indicatorId(indicator),
      top: price + GAP + VOLUME + GAP + index * (PANE + GAP),
      height: PANE,
      ...(indicator.kind === 'rsi' ? { scale: STRENGTH } : {}),
    }),
  );
  return panes;
}

/** Where a pane begins, as CSS: the percents are of the plot. */
export function placeOfPane(indicators: readonly Indicator[], id: string): string {
  const top = panesOf(indicators).find(pane => pane.id === id)?.top ?? 0;
  return `calc(${SPACE.top}px + (100% - ${SPACE.top + SPACE.bottom + TIME_AXIS}px) * ${top / 100})`;
}

/** Not the pane's own id: Highcharts looks ids up among axes and series alike, and `price` is also a series. */
export const axisId = (pane: string): string => `${pane}-axis`;

export function axisOf(pane: Pane, priceText: (value: number) => string): Highcharts.YAxisOptions {
  const isPrice = pane.id === 'price';
  return {
    id: axisId(pane.id),
    top: `${pane.top}%`,
    height: `${pane.height}%`,
    opposite: true,
    offset: 0,
    lineWidth: 0,
    gridLineWidth: isPrice ? 1 : 0,
    gridLineColor: COLOURS.line,
    // Highcharts makes it all the same, and without a place of its own it is shown in the corner of the legend.
    showLastLabel: true,
    startOnTick: false,
    endOnTick: false,
    minPadding: pane.id === 'volume' ? 0 : 0.06,
    maxPadding: 0.06,
    title: { text: '' },
    tickPixelInterval: isPrice ? 56 : 40,
    crosshair: crosshair(isPrice ? priceText : null),
    labels: {
      enabled: pane.id !== 'volume',
      align: 'left',
      x: 6,
      y: 4,
      style: { color: COLOURS.textFaint, fontSize: '11px' },
      formatter: ({ value }) => (pane.scale === undefined ? priceText(Number(value)) : String(value)),
    },
    ...(pane.scale === undefined ? {} : fixed(pane.scale)),
  };
}

const fixed = ({ from, to, guides }: FixedScale): Highcharts.YAxisOptions => ({
  min: from,
  max: to,
  tickPositions: [...guides],
  plotLines: guides.map(value => ({ value, width: 1, color: COLOURS.lineStrong, dashStyle: 'Dash', zIndex: 1 })),
});
