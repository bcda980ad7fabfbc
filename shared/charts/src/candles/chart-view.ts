import type * as Highcharts from 'highcharts/highstock.js';
import type { ChartBar } from './bars';
import type { Place } from './trends';

/** Floats: where something stands in the chart's frame, and what is in sight. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface PriceSight {
  readonly low: number;
  readonly high: number;
}

/** What buttons and keys do with a chart that is drawn. */
export interface ChartView {
  /** 0.5 shows half as many bars; the newest one stays where it is while it is in sight. */
  zoom(factor: number): void;
  /** By a part of what is in sight; negative goes back in time. */
  move(part: number): void;
  newest(): void;
  /** Moves no further than needed. */
  bringIntoSight(time: number): void;
  prices(): PriceSight;
  spotOf(place: Place): Spot;
  /** Of a height in the chart's frame. */
  priceAt(y: number): number;
  /** The pane of the prices. */
  pane(): { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** After each redraw; returns how to stop. */
  onDrawn(told: () => void): () => void;
}

const LEAST_BARS = 10;
/** Right of the newest bar stays so much of the sight free. */
const FREE = 0.04;

interface Bounds {
  readonly first: number;
  readonly last: number;
  /** Of one bar, in milliseconds. */
  readonly bar: number;
}

/** Pure, so that it can be tried without a chart: what is in sight after a zoom. */
export function zoomed(sight: { from: number; to: number }, factor: number, { first, last, bar }: Bounds) {
  const span = sight.to - sight.from;
  const whole = Math.max(last - first, bar) * (1 + FREE);
  const next = Math.min(Math.max(span * factor, Math.min(LEAST_BARS * bar, whole)), Math.max(whole, span));
  const isNewestInSight = last >= sight.from && last <= sight.to;
  const anchor = isNewestInSight ? last : (sight.from + sight.to) / 2;
  const from = anchor - ((anchor - sight.from) / span) * next;
  return { from, to: from + next };
}

export function viewOf(
  chart: Highcharts.Chart,
  addEvent: typeof Highcharts.addEvent,
  bars: () => readonly ChartBar[],
): ChartView {
  const show = (from: number, to: number) => chart.xAxis[0]?.setExtremes(from, to, true, false);
  const sight = () => {
    const { min = 0, max = 0 } = chart.xAxis[0]?.getExtremes() ?? {};
    return { from: min, to: max };
  };
  const bounds = (): Bounds => {
    const all = bars();
    const last = all.at(-1)?.time ?? 0;
    return { first: all[0]?.time ?? last, last, bar: last - (all.at(-2)?.time ?? last - 1) };
  };
  const moveBy = (by: number) => {
    const { from, to } = sight();
    show(from + by, to + by);
  };
  return {
    zoom(factor) {
      const { from, to } = zoomed(sight(), factor, bounds());
      show(from, to);
    },
    move(part) {
      const { from, to } = sight();
      moveBy((to - from) * part);
    },
    newest() {
      const { from, to } = sight();
      moveBy(bounds().last + ((to - from) * FREE) / (1 + FREE) - to);
    },
    bringIntoSight(time) {
      const { from, to } = sight();
      if (time < from) moveBy(time - from);
      else if (time > to) moveBy(time - to);
    },
    prices() {
      const { min = 0, max = 0 } = chart.yAxis[0]?.getExtremes() ?? {};
      return { low: min, high: max };
    },
    spotOf: ({ time, price }) => ({
      x: chart.xAxis[0]?.toPixels(time, false) ?? 0,
      y: chart.yAxis[0]?.toPixels(price, false) ?? 0,
    }),
    priceAt: y => chart.yAxis[0]?.toValue(y, false) ?? 0,
    pane() {
      const { min = 0, max = 0 } = chart.yAxis[0]?.getExtremes() ?? {};
      return {
        left: chart.plotLeft,
        right: chart.plotLeft + chart.plotWidth,
        top: chart.yAxis[0]?.toPixels(max, false) ?? 0,
        bottom: chart.yAxis[0]?.toPixels(min, false) ?? 0,
      };
    },
    onDrawn(told) {
      const stop = addEvent(chart, 'render', told);
      return () => void stop();
    },
  };
}
