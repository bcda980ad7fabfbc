import { HighchartsReact, type HighchartsReactRefObject } from 'highcharts-react-official';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HighchartsModule } from '../load';
import type { ChartBar } from './bars';
import type { Zone } from './chart-texts';
import { type ChartView, viewOf } from './chart-view';
import styles from './candle-chart.module.css';
import { drawnSeries } from './drawn-series';
import type { DrawingTool } from './drawing-tool';
import { followBars } from './follow';
import type { Indicator } from './indicators';
import { type ChartMark, MarkLayer } from './marks';
import { candleOptions, candleStyle, type Sight } from './options';
import type { PriceLine } from './price-line';
import { PriceLineLayer } from './price-lines';
import { type Place, placeOf, type Trend, TrendLayer } from './trends';

interface LiveCandlesProps {
  readonly highcharts: HighchartsModule;
  readonly bars: readonly ChartBar[];
  readonly indicators: readonly Indicator[];
  readonly priceLines: readonly PriceLine[];
  readonly trends: readonly Trend[];
  readonly marks: readonly ChartMark[];
  readonly tool: DrawingTool;
  readonly sight: RefObject<Sight | null>;
  readonly zone: Zone;
  readonly priceText: (value: number) => string;
  readonly timeText: (time: number) => string;
  readonly tickText: (time: number) => string;
  readonly onSight: (sight: Sight) => void;
  readonly onPoint: (time: number | null) => void;
  readonly onDrawn: ((places: readonly Place[]) => void) | undefined;
  readonly onCancelLine: ((id: string) => void) | undefined;
  readonly onView: (view: ChartView | null) => void;
}

/** The chart is made once; what changes afterwards is told to it, because a whole update costs a hundred ticks. */
export function LiveCandles(props: LiveCandlesProps) {
  const { bars } = props;
  const now = useLatest(props);
  const wrapper = useRef<HighchartsReactRefObject>(null);
  const [options] = useState(() =>
    candleOptions({
      ...props,
      sight: props.sight.current,
      onSight: sight => now.current.onSight(sight),
      onPoint: time => now.current.onPoint(time),
    }),
  );
  const [asMade] = useState(bars);
  const drawn = useRef(asMade);

  useLayoutEffect(() => {
    const chart = wrapper.current?.chart;
    if (!chart) return;
    followBars(chart, drawn.current, bars, drawnSeries(bars, now.current.indicators, candleStyle(now.current)));
    drawn.current = bars;
  }, [bars, now]);
  // The wrapper may make its chart again from the same options: then it shows what it showed at first.
  useLayoutEffect(() => () => void (drawn.current = asMade), [asMade]);

  useLayers(props, wrapper, now);
  useView(wrapper, now);
  useDrawingTool(wrapper, now, props.tool);

  return (
    <HighchartsReact
      ref={wrapper}
      highcharts={props.highcharts}
      constructorType="stockChart"
      options={options}
      allowChartUpdate={false}
      containerProps={{ className: styles['drawing'] }}
    />
  );
}

interface Layers {
  readonly priceLines: readonly PriceLine[];
  readonly trends: readonly Trend[];
  readonly marks: readonly ChartMark[];
}

/** What lies over the candles and is drawn by hand: anew after each redraw of the chart, and when it changes itself. */
function useLayers(
  { priceLines, trends, marks }: Layers,
  wrapper: RefObject<HighchartsReactRefObject | null>,
  now: RefObject<LiveCandlesProps>,
): void {
  const draw = useRef<(layers: Layers) => void>(null);
  useEffect(() => {
    const chart = wrapper.current?.chart;
    if (!chart) return undefined;
    const lineLayer = new PriceLineLayer(
      chart,
      value => now.current.priceText(value),
      id => now.current.onCancelLine?.(id),
    );
    const trendLayer = new TrendLayer(chart);
    const markLayer = new MarkLayer(chart);
    draw.current = layers => {
      lineLayer.draw(layers.priceLines, now.current.bars.at(-1));
      trendLayer.draw(layers.trends);
      markLayer.draw(layers.marks, now.current.bars);
    };
    const redraw = (): void => draw.current?.(now.current);
    redraw();
    const stop = now.current.highcharts.addEvent(chart, 'render', redraw);
    return () => {
      draw.current = null;
      stop();
    };
  }, [wrapper, now]);
  useEffect(() => draw.current?.({ priceLines, trends, marks }), [priceLines, trends, marks]);
}

/** For buttons and keys, which stand beside the picture. */
function useView(wrapper: RefObject<HighchartsReactRefObject | null>, now: RefObject<LiveCandlesProps>): void {
  useEffect(() => {
    const chart = wrapper.current?.chart;
    if (!chart) return undefined;
    const { highcharts, onView } = now.current;
    onView(viewOf(chart, highcharts.addEvent, () => now.current.bars));
    return () => onView(null);
  }, [wrapper, now]);
}

/** Clicks become places while a tool is chosen: one for a horizontal line, two for a trend. */
function useDrawingTool(
  wrapper: RefObject<HighchartsReactRefObject | null>,
  now: RefObject<LiveCandlesProps>,
  tool: DrawingTool,
): void {
  useEffect(() => {
    const chart = wrapper.current?.chart;
    if (!chart || tool === 'none') return undefined;
    // A line that was begun and given up is no part of the next one.
    let places: Place[] = [];
    const stop = now.current.highcharts.addEvent(chart, 'click', event => {
      const place = placeOf(chart, event);
      if (place === null) return;
      places = [...places, place];
      if (tool === 'trend' && places.length < 2) return;
      now.current.onDrawn?.(places);
      places = [];
    });
    return () => void stop();
  }, [wrapper, now, tool]);
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
