import { HighchartsReact, type HighchartsReactRefObject } from 'highcharts-react-official';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HighchartsModule } from '../load';
import type { ChartBar } from './bars';
import type { DrawingTool } from './candle-drawing';
import styles from './candle-chart.module.css';
import { drawnSeries } from './drawn-series';
import { followBars } from './follow';
import type { Indicator } from './indicators';
import { type ChartMark, MarkLayer } from './marks';
import { candleOptions, candleStyle, type Sight } from './options';
import { type PriceLine, showPriceLines } from './price-lines';
import { placeOf, type Trend, TrendLayer } from './trends';

interface LiveCandlesProps {
  readonly highcharts: HighchartsModule;
  readonly bars: readonly ChartBar[];
  readonly indicators: readonly Indicator[];
  readonly priceLines: readonly PriceLine[];
  readonly trends: readonly Trend[];
  readonly marks: readonly ChartMark[];
  readonly tool: DrawingTool;
  readonly sight: RefObject<Sight | null>;
  readonly priceText: (value: number) => string;
  readonly timeText: (time: number) => string;
  readonly tickText: (time: number) => string;
  readonly onSight: (sight: Sight) => void;
  readonly onPoint: (time: number | null) => void;
  readonly onDrawn: ((places: ReadonlyArray<Trend['from']>) => void) | undefined;
}

interface Drawn {
  readonly bars: readonly ChartBar[];
  readonly priceLines: readonly PriceLine[];
}

/** The chart is made once; what changes afterwards is told to it, because a whole update costs a hundred ticks. */
export function LiveCandles(props: LiveCandlesProps) {
  const { bars, priceLines } = props;
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
  const [asMade] = useState<Drawn>({ bars, priceLines: [] });
  const drawn = useRef(asMade);

  useLayoutEffect(() => {
    const chart = wrapper.current?.chart;
    if (!chart) return;
    followBars(chart, drawn.current.bars, bars, drawnSeries(bars, now.current.indicators, candleStyle(now.current)));
    showPriceLines(chart, drawn.current.priceLines, priceLines);
    drawn.current = { bars, priceLines };
  }, [bars, priceLines, now]);
  // The wrapper may make its chart again from the same options: then it shows what it showed at first.
  useLayoutEffect(() => () => void (drawn.current = asMade), [asMade]);

  useLayers(props, wrapper, now);
  useDrawingTool(wrapper, now);

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

/** What lies over the candles and is drawn by hand: anew after each redraw of the chart, and when it changes itself. */
function useLayers(
  { trends, marks }: LiveCandlesProps,
  wrapper: RefObject<HighchartsReactRefObject | null>,
  now: RefObject<LiveCandlesProps>,
): void {
  const draw = useRef<(trends: readonly Trend[], marks: readonly ChartMark[]) => void>(null);
  useEffect(() => {
    const chart = wrapper.current?.chart;
    if (!chart) return undefined;
    const trendLayer = new TrendLayer(chart);
    const markLayer = new MarkLayer(chart);
    draw.current = (shownTrends, shownMarks) => {
      trendLayer.draw(shownTrends);
      markLayer.draw(shownMarks, now.current.bars);
    };
    const redraw = (): void => draw.current?.(now.current.trends, now.current.marks);
    redraw();
    const stop = now.current.highcharts.addEvent(chart, 'render', redraw);
    return () => void stop();
  }, [wrapper, now]);
  useEffect(() => draw.current?.(trends, marks), [trends, marks]);
}

/** Clicks become places while a tool is chosen: one for a horizontal line, two for a trend. */
function useDrawingTool(wrapper: RefObject<HighchartsReactRefObject | null>, now: RefObject<LiveCandlesProps>): void {
  useEffect(() => {
    const chart = wrapper.current?.chart;
    if (!chart) return undefined;
    let places: Array<Trend['from']> = [];
    const stop = now.current.highcharts.addEvent(chart, 'click', event => {
      const { tool, onDrawn } = now.current;
      const place = tool === 'none' ? null : placeOf(chart, event);
      if (place === null) return;
      places = [...places, place];
      if (tool === 'trend' && places.length < 2) return;
      onDrawn?.(places);
      places = [];
    });
    return () => void stop();
  }, [wrapper, now]);
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
