import type { LanguageCode } from '@tradefloor/money';
import type * as Highcharts from 'highcharts/highstock.js';
import { HighchartsReact, type HighchartsReactRefObject } from 'highcharts-react-official';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ChartFrame, type ChartState } from '../frame/chart-frame';
import { type HighchartsModule, useHighcharts } from '../load';
import { usePaced } from '../use-paced';
import { DepthCursor, type DepthTexts } from './depth-cursor';
import { depthOptions } from './depth-options';
import { depthPoints, depthRange, type DepthRow } from './depth-points';
import { type DepthView, depthViewOf } from './depth-view';

interface DepthDrawingProps {
  /** Best first, as a book view has them. */
  readonly bids: readonly DepthRow[];
  readonly asks: readonly DepthRow[];
  readonly language: LanguageCode;
  readonly decimals: number;
}

export interface DepthChartProps extends DepthDrawingProps {
  readonly title: string;
  readonly summary: string;
  readonly state: ChartState;
  readonly texts: DepthTexts & { readonly loading: string; readonly failed: string; readonly retry: string };
}

export function DepthChart({ title, summary, state, texts, ...drawing }: DepthChartProps) {
  const loaded = useHighcharts();
  const [view, setView] = useState<DepthView | null>(null);
  const shown: ChartState =
    loaded.kind === 'failed'
      ? { kind: 'failed', text: texts.failed, retry: { label: texts.retry, run: loaded.again } }
      : loaded.kind === 'loading' && state.kind === 'ready'
        ? { kind: 'loading', text: texts.loading }
        : state;
  return (
    <ChartFrame
      title={title}
      summary={summary}
      state={shown}
      controls={view && <DepthCursor view={view} texts={texts} {...drawing} />}
    >
      {loaded.kind === 'ready' && <DepthDrawing highcharts={loaded.highcharts} onView={setView} {...drawing} />}
    </ChartFrame>
  );
}

/** At most this often: depth is read at a glance, and a book changes every frame. */
const REDRAW_EVERY_MS = 250;

interface DrawnDepthProps extends DepthDrawingProps {
  readonly highcharts: HighchartsModule;
  readonly onView: (view: DepthView | null) => void;
}

function DepthDrawing({ highcharts, onView, ...props }: DrawnDepthProps) {
  const wrapper = useRef<HighchartsReactRefObject>(null);
  const [options] = useState(() => depthOptions(props.language, props.decimals));
  const rows = useMemo(() => ({ bids: props.bids, asks: props.asks }), [props.bids, props.asks]);
  const shown = usePaced(rows, REDRAW_EVERY_MS);

  useLayoutEffect(() => {
    const chart = wrapper.current?.chart;
    if (chart) draw(chart, shown);
  }, [shown]);

  useEffect(() => {
    const chart = wrapper.current?.chart;
    if (!chart) return undefined;
    onView(depthViewOf(chart, highcharts.addEvent));
    return () => onView(null);
  }, [highcharts, onView]);

  return <HighchartsReact ref={wrapper} highcharts={highcharts} options={options} allowChartUpdate={false} />;
}

function draw(chart: Highcharts.Chart, { bids, asks }: Pick<DepthDrawingProps, 'bids' | 'asks'>): void {
  const left = depthPoints('bids', bids);
  const right = depthPoints('asks', asks);
  chart.series[0]?.setData(left, false, false, false);
  chart.series[1]?.setData(right, false, false, false);
  const range = depthRange(left, right);
  chart.xAxis[0]?.setExtremes(range?.min, range?.max, false, false);
  chart.redraw(false);
}
