import type { Price } from '@tradefloor/money';
import { type ReactNode, useState } from 'react';
import { ChartFrame, type ChartState } from '../frame/chart-frame';
import { useHighcharts } from '../load';
import { CandleDrawing, type CandleDrawingProps } from './candle-drawing';
import { ChartControls, type ControlTexts } from './chart-controls';
import { axisText } from '../axis-text';
import { timeTextOf, zoneOf } from './chart-texts';
import type { ChartView } from './chart-view';
import { DrawingCursor } from './drawing-cursor';
import { type HeldLine, type LineAt, withHeld } from './held-line';
import { LineHandles } from './line-handles';

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
  readonly controls?: ControlTexts & {
    readonly cursor: string;
    /** Names the handle of a line that can be dragged. */
    readonly handleOf?: (line: string) => string;
  };
  /**
   * A line with `canDrag` was let go of at another price. It is back where its own price says from then on: whoever
   * hears of it gives it the new one, at once or when it holds.
   */
  readonly onDropLine?: (id: string, price: Price) => void;
  /** What a line says while it is dragged; left out, its own words. Where it is refused nobody hears of its drop. */
  readonly lineAt?: LineAt;
}

const NONE: readonly never[] = [];

/** Candles and volume of one pair. Give it a new `key` for another pair or resolution: nothing of the old one is kept. */
export function CandleChart({ title, summary, state, controls, onDropLine, lineAt, ...drawing }: CandleChartProps) {
  const loaded = useHighcharts();
  const [view, setView] = useState<ChartView | null>(null);
  const [dragged, setDragged] = useState<HeldLine | null>(null);
  const { texts, priceLines = NONE } = drawing;
  // Asked at each drawing: what may be at a price changes with the market, though the hand keeps still.
  const held = dragged && { ...dragged, ...lineAt?.(dragged.id, dragged.price) };
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
      controls={
        view &&
        controls && <Controls {...drawing} {...{ view, controls, held, lineAt, onDropLine }} onHold={setDragged} />
      }
    >
      {loaded.kind === 'ready' && (
        <CandleDrawing
          highcharts={loaded.highcharts}
          onView={setView}
          {...drawing}
          priceLines={withHeld(priceLines, held)}
        />
      )}
    </ChartFrame>
  );
}

type ControlsProps = Omit<CandleDrawingProps, 'highcharts' | 'onView'> &
  Required<Pick<CandleChartProps, 'controls'>> & {
    readonly view: ChartView;
    readonly held: HeldLine | null;
    readonly lineAt: LineAt | undefined;
    readonly onDropLine: CandleChartProps['onDropLine'];
    readonly onHold: (held: HeldLine | null) => void;
  };

function Controls(props: ControlsProps): ReactNode {
  const { view, controls, bars, tool = 'none', language, decimals, onDrawn } = props;
  if (tool === 'none' || onDrawn === undefined) {
    return (
      <>
        <Handles {...props} />
        <ChartControls view={view} texts={controls} />
      </>
    );
  }
  return (
    <DrawingCursor
      {...{ view, bars, tool, onDrawn }}
      label={controls.cursor}
      textOf={({ time, price }) =>
        `${timeTextOf(time, language, zoneOf(bars))}, ${axisText(price, language, decimals)}`
      }
    />
  );
}

function Handles({ controls, language, decimals, priceLines = NONE, onDropLine, ...rest }: ControlsProps) {
  const { handleOf } = controls;
  const { view, held, lineAt, onHold } = rest;
  const lines = priceLines.filter(({ canDrag }) => canDrag);
  if (onDropLine === undefined || handleOf === undefined || lines.length === 0) return null;
  return (
    <LineHandles
      {...{ view, lines, held, lineAt, decimals, onHold }}
      labelOf={handleOf}
      priceText={value => axisText(value, language, decimals)}
      onDrop={onDropLine}
    />
  );
}
