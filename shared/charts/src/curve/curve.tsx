import type { Decimal } from '@tradefloor/money';
import { type PointerEvent, useState } from 'react';
import styles from './curve.module.css';
import { areaOf, lineOf, nearestTo, spotsOf } from './curve-places';

export interface CurvePoint {
  readonly id: string | number;
  readonly value: Decimal;
  /** When it was, and how much: `21/11 00:00, 12,345.67 USDT`. Shown where it is pointed at, and read out. */
  readonly text: string;
}

export interface CurveProps {
  /** What it is, and what the arrows of the keyboard go along: `Total value, 30 days`. */
  readonly title: string;
  /** Oldest first. */
  readonly points: readonly CurvePoint[];
  /** Under it, no two alike: the first day, one between, the last. */
  readonly marks: readonly string[];
}

/** One value over time, drawn by hand: the chart library would weigh more than the page around it. */
export function Curve({ title, points, marks }: CurveProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const spots = spotsOf(points.map(({ value }) => value));
  const last = points.length - 1;
  const at = Math.min(pointed ?? last, last);
  const point = points[at];
  const spot = spots[at];
  if (point === undefined || spot === undefined) return null;
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setPointed(nearestTo((event.clientX - left) / width, points.length));
  };
  return (
    <div className={styles['curve']}>
      <div className={styles['plot']} onPointerMove={follow} onPointerLeave={() => setPointed(null)}>
        <svg className={styles['drawing']} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles['area']} d={areaOf(spots)} />
          <path className={styles['line']} d={lineOf(spots)} vectorEffect="non-scaling-stroke" />
        </svg>
        {pointed === null ? null : (
          <span className={styles['rule']} style={{ insetInlineStart: `${spot.x}%` }} aria-hidden="true" />
        )}
        <span className={styles['dot']} style={{ left: `${spot.x}%`, top: `${spot.y}%` }} aria-hidden="true" />
        {pointed === null ? null : (
          <span
            className={`${styles['told']} ${spot.x > 50 ? styles['before'] : ''}`}
            style={{ left: `${spot.x}%` }}
            aria-hidden="true"
          >
            {point.text}
          </span>
        )}
        <input
          type="range"
          className={styles['keys']}
          aria-label={title}
          aria-valuetext={point.text}
          min={0}
          max={last}
          value={at}
          onChange={event => setPointed(event.target.valueAsNumber)}
          onBlur={() => setPointed(null)}
        />
      </div>
      <div className={styles['marks']} aria-hidden="true">
        {marks.map(mark => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
