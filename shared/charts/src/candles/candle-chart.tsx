import { ChartFrame, type ChartState } from '../frame/chart-frame';
import { useHighcharts } from '../load';
import { CandleDrawing, type CandleDrawingProps } from './candle-drawing';

export interface CandleChartProps extends Omit<CandleDrawingProps, 'highcharts'> {
  readonly title: string;
  readonly summary: string;
  readonly state: ChartState;
  /** For when the chart itself could not be fetched. */
  readonly texts: CandleDrawingProps['texts'] & {
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
  };
}

/** Candles and volume of one pair. Give it a new `key` for another pair or resolution: nothing of the old one is kept. */
export function CandleChart({ title, summary, state, ...drawing }: CandleChartProps) {
  const loaded = useHighcharts();
  const { texts } = drawing;
  const shown: ChartState =
    loaded.kind === 'failed'
      ? { kind: 'failed', text: texts.failed, retry: { label: texts.retry, run: loaded.again } }
      : loaded.kind === 'loading' && state.kind === 'ready'
        ? { kind: 'loading', text: texts.loading }
        : state;
  return (
    <ChartFrame title={title} summary={summary} state={shown}>
      {loaded.kind === 'ready' && <CandleDrawing highcharts={loaded.highcharts} {...drawing} />}
    </ChartFrame>
  );
}
