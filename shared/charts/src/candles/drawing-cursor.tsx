import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { pixels } from '../pixels';
import type { ChartBar } from './bars';
import styles from './drawing-cursor.module.css';
import type { ChartView } from './chart-view';
import { type Cursor, movedCursor } from './cursor';
import type { Place } from './trends';

export interface DrawingCursorProps {
  readonly view: ChartView;
  readonly bars: readonly ChartBar[];
  readonly tool: 'trend' | 'horizontal';
  readonly label: string;
  readonly textOf: (place: Place) => string;
  readonly onDrawn: (places: readonly Place[]) => void;
}

/** Draws by keyboard: the arrows move a cross over the chart, Enter sets a point. Takes the focus that the menu had. */
export function DrawingCursor({ view, bars, tool, label, textOf, onDrawn }: DrawingCursorProps) {
  const cursor = useRef<HTMLDivElement>(null);
  const [{ time, price }, setAt] = useState<Place>(() => startOf(bars));
  const [from, setFrom] = useState<Place | null>(null);
  // Nothing is drawn for who draws by pointer.
  const [isUsed, setUsed] = useState(false);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => cursor.current?.focus(), []);
  useEffect(() => view.onDrawn(drawAgain), [view]);

  // By its time: older bars that come are put before it.
  const at: Cursor = {
    index: Math.max(
      0,
      bars.findLastIndex(bar => bar.time <= time),
    ),
    price,
  };
  const place: Place = { time: bars[at.index]?.time ?? 0, price };
  const set = () => {
    if (tool === 'horizontal') onDrawn([place]);
    else if (from === null) setFrom(place);
    else onDrawn([from, place]);
  };
  const press = (event: KeyboardEvent) => {
    const next = movedCursor(at, event, { bars, sight: view.prices() });
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setUsed(true);
    if (next === null) {
      if (isUsed) set();
      return;
    }
    const to = bars[next.index]?.time ?? 0;
    view.bringIntoSight(to);
    setAt({ time: to, price: next.price });
  };
  return (
    <div
      ref={cursor}
      // Two ways to go, and one text that says where: the nearest that assistive technology knows.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input goes one way only, and holds no drawing
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={bars.length - 1}
      aria-valuenow={at.index}
      aria-valuetext={textOf(place)}
      className={styles['cursor']}
      onKeyDown={press}
    >
      {isUsed ? <Cross view={view} place={place} from={from} text={textOf(place)} /> : null}
    </div>
  );
}

interface CrossProps {
  readonly view: ChartView;
  readonly place: Place;
  readonly from: Place | null;
  readonly text: string;
}

function Cross({ view, place, from, text }: CrossProps) {
  const { x, y } = view.spotOf(place);
  const { left, right, top, bottom } = view.pane();
  const start = from === null ? null : view.spotOf(from);
  return (
    <>
      <svg className={styles['cross']} aria-hidden="true">
        <path d={`M${left} ${y}H${right}M${x} ${top}V${bottom}`} />
        {start === null ? null : <path className={styles['line']} d={`M${start.x} ${start.y}L${x} ${y}`} />}
        {start === null ? null : <circle cx={start.x} cy={start.y} r={4} />}
        <circle cx={x} cy={y} r={4} />
      </svg>
      <span className={styles['text']} aria-hidden="true">
        {text}
      </span>
    </>
  );
}

const startOf = (bars: readonly ChartBar[]): Place => {
  const last = bars.at(-1);
  return { time: last?.time ?? 0, price: last === undefined ? 0 : pixels(last.close) };
};
