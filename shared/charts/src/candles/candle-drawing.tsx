import type { LanguageCode } from '@tradefloor/money';
import { useCallback, useRef, useState } from 'react';
import { axisText } from '../axis-text';
import type { HighchartsModule } from '../load';
import { usePaced } from '../use-paced';
import type { ChartBar } from './bars';
import styles from './candle-chart.module.css';
import { tickTextOf, timeTextOf, zoneOf } from './chart-texts';
import type { ChartView } from './chart-view';
import type { DrawingTool } from './drawing-tool';
import { IndicatorValues, PaneEdges, PaneValues } from './indicator-values';
import { type Indicator, indicatorId, indicatorsOver } from './indicators';
import { LiveCandles } from './live-candles';
import type { ChartMark } from './marks';
import type { Sight } from './options';
import type { PriceLine } from './price-line';
import { Readout, type ReadoutTexts } from './readout';
import type { Place, Trend } from './trends';

export interface CandleDrawingProps {
  readonly highcharts: HighchartsModule;
  /** Ascending; bars that did not change stay the same objects. */
  readonly bars: readonly ChartBar[];
  readonly language: LanguageCode;
  /** Decimals of the pair's price. */
  readonly decimals: number;
  readonly texts: ReadoutTexts;
  readonly indicators?: readonly Indicator[];
  readonly priceLines?: readonly PriceLine[];
  readonly trends?: readonly Trend[];
  readonly marks?: readonly ChartMark[];
  readonly tool?: DrawingTool;
  /** A finished line: two places for a trend, one for a horizontal line. */
  readonly onDrawn?: (places: readonly Place[]) => void;
  /** The cross at one's own order was pressed. */
  readonly onCancelLine?: (id: string) => void;
  /** The chart is drawn, and can be moved; null when it is no more. */
  readonly onView: (view: ChartView | null) => void;
  /** The oldest bar came into sight: bars before this time are wanted. */
  readonly onOlder?: (before: number) => void;
}

const NONE: readonly never[] = [];
/** The price itself stands in the pair bar and the book; a candle is read at a glance, and redrawing it is what costs. */
const REDRAW_EVERY_MS = 250;
/** Who scrolls on asks for older bars again where they did not come. */
const ASK_AGAIN_AFTER_MS = 3_000;

export function CandleDrawing(props: CandleDrawingProps) {
  const { language, decimals, texts, indicators = NONE, tool = 'none' } = props;
  const bars = usePaced(props.bars, REDRAW_EVERY_MS);
  const [pointed, setPointed] = useState<number | null>(null);
  // Kept over a change of indicators, which makes the chart anew.
  const sight = useRef<Sight | null>(null);
  const asked = useRef<{ readonly oldest: number; readonly at: number } | null>(null);
  const { onOlder } = props;

  const onSight = useCallback(
    (now: Sight) => {
      sight.current = now;
      const oldest = bars[0]?.time;
      // Half a screen ahead, so that scrolling does not have to wait.
      if (oldest === undefined || now.from - (now.to - now.from) / 2 > oldest) return;
      const { current } = asked;
      if (current?.oldest === oldest && performance.now() - current.at < ASK_AGAIN_AFTER_MS) return;
      asked.current = { oldest, at: performance.now() };
      onOlder?.(oldest);
    },
    [bars, onOlder],
  );

  const found = pointed === null ? -1 : bars.findLastIndex(({ time }) => time === pointed);
  const index = found < 0 ? bars.length - 1 : found;
  const bar = bars[index];
  const zone = zoneOf(bars);
  const values = { lines: indicatorsOver(bars, indicators), indicators, index, language, decimals };
  return (
    <div className={styles['chart']} data-tool={tool}>
      <div className={styles['readouts']}>
        {bar && <Readout bar={bar} texts={texts} language={language} decimals={decimals} />}
        <IndicatorValues {...values} />
      </div>
      <PaneEdges indicators={indicators} />
      <PaneValues {...values} />
      <LiveCandles
        key={`${language}|${decimals}|${zone}|${indicators.map(indicatorId).join()}`}
        highcharts={props.highcharts}
        bars={bars}
        indicators={indicators}
        priceLines={props.priceLines ?? NONE}
        trends={props.trends ?? NONE}
        marks={props.marks ?? NONE}
        tool={tool}
        sight={sight}
        priceText={value => axisText(value, language, decimals)}
        zone={zone}
        timeText={time => timeTextOf(time, language, zone)}
        tickText={time => tickTextOf(time, language, zone)}
        onSight={onSight}
        onPoint={setPointed}
        onDrawn={props.onDrawn}
        onCancelLine={props.onCancelLine}
        onView={props.onView}
      />
    </div>
  );
}
