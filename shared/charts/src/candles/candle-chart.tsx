import { type ReactNode, useState } from 'react';
import { ChartFrame, type ChartState } from '../frame/chart-frame';
import { useHighcharts } from '../load';
import { CandleDrawing, type CandleDrawingProps } from './candle-drawing';
import { ChartControls, type ControlTexts } from './chart-controls';
import { axisText } from '../axis-text';
import { timeTextOf } from './chart-texts';
import type { ChartView } from './chart-view';
import { DrawingCursor } from './drawing-cursor';

export interface CandleChartProps extends Omit<CandleDrawingProps, 'highcharts' | 'onView'> {
  readonly title: string;
  readonly summary: string;
  readonly state: ChartState;
  /** For when the chart itself could not be fetched. */
  readonly texts: CandleDrawingProps['texts'] & {
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
  };
  /** Left out, there are no buttons over the chart, and it is drawn on by pointer alone. */
  readonly controls?: ControlTexts & { readonly cursor: string };
}

/** Candles and volume of one pair. Give it a new `key` for another pair or resolution: nothing of the old one is kept. */
export function CandleChart({ title, summary, state, controls, ...drawing }: CandleChartProps) {
  const loaded = useHighcharts();
  const [view, setView] = useState<ChartView | null>(null);
  const { texts } = drawing;
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
      controls={view && controls && <Controls view={view} controls={controls} {...drawing} />}
    >
      {loaded.kind === 'ready' && <CandleDrawing highcharts={loaded.highcharts} onView={setView} {...drawing} />}
    </ChartFrame>
  );
}

type ControlsProps = Omit<CandleDrawingProps, 'highcharts' | 'onView'> &
  Required<Pick<CandleChartProps, 'controls'>> & { readonly view: ChartView };

function Controls({ view, controls, bars, tool = 'none', language, decimals, onDrawn }: ControlsProps): ReactNode {
  if (tool === 'none' || onDrawn === undefined) return <ChartControls view={view} texts={controls} />;
  return (
    <DrawingCursor
      {...{ view, bars, tool, onDrawn }}
      label={controls.cursor}
      textOf={({ time, price }) => `${timeTextOf(time, language)}, ${axisText(price, language, decimals)}`}
    />
  );
}
