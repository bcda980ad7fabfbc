import type * as Highcharts from 'highcharts/highstock.js';

/** Where things stand in the drawing, in pixels of its frame. */
export interface DepthView {
  spotOf(price: number, sum: number): { readonly x: number; readonly y: number };
  priceAt(x: number): number;
  pane(): { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** After each redraw; returns how to stop. */
  onDrawn(told: () => void): () => void;
}

export function depthViewOf(chart: Highcharts.Chart, addEvent: typeof Highcharts.addEvent): DepthView {
  return {
    spotOf: (price, sum) => ({
      x: chart.xAxis[0]?.toPixels(price, false) ?? 0,
      y: chart.yAxis[0]?.toPixels(sum, false) ?? 0,
    }),
    priceAt: x => chart.xAxis[0]?.toValue(x, false) ?? 0,
    pane: () => ({
      left: chart.plotLeft,
      right: chart.plotLeft + chart.plotWidth,
      top: chart.plotTop,
      bottom: chart.plotTop + chart.plotHeight,
    }),
    onDrawn(told) {
      const stop = addEvent(chart, 'render', told);
      return () => void stop();
    },
  };
}
