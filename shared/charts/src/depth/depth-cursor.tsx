import { formatChange, formatNumber, type LanguageCode, type Price, scaleOf } from '@tradefloor/money';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useReducer, useState } from 'react';
import { pixels } from '../pixels';
import styles from './depth-cursor.module.css';
import {
  DISTANCE_DIGITS,
  type DepthReading,
  type DepthRows,
  readableRows,
  readingAfter,
  readingAt,
} from './depth-reading';
import type { DepthView } from './depth-view';

export interface DepthTexts {
  /** What is moved by the arrows: "Read the depth". */
  readonly read: string;
  readonly price: string;
  readonly sum: string;
  readonly distance: string;
}

interface DepthCursorProps extends DepthRows {
  readonly view: DepthView;
  readonly texts: DepthTexts;
  readonly language: LanguageCode;
  readonly decimals: number;
}

/** Where the depth is read: under the pointer, or where the arrow keys have gone. */
type At = { readonly by: 'pointer'; readonly price: number } | { readonly by: 'keys'; readonly price: Price };

export function DepthCursor({ view, texts, language, decimals, bids, asks }: DepthCursorProps) {
  const [at, setAt] = useState<At | null>(null);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => view.onDrawn(drawAgain), [view]);
  const readings = useMemo(() => readableRows({ bids, asks }), [bids, asks]);
  const reading = at === null ? null : readingAt(at.by === 'keys' ? pixels(at.price) : at.price, readings);
  const priceText = (one: DepthReading) => formatNumber(one.row.price, language, { least: decimals });
  const words = (one: DepthReading) => [
    [texts.price, priceText(one)],
    [texts.sum, formatNumber(one.sum, language, { least: scaleOf(one.sum) })],
    [texts.distance, formatChange(one.distance, language, DISTANCE_DIGITS)],
  ];
  const spoken = reading ?? readings.find(({ side }) => side === 'asks') ?? null;

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const price = view.priceAt(clientX - currentTarget.getBoundingClientRect().left);
    setAt({ by: 'pointer', price });
  };
  const press = (event: KeyboardEvent) => {
    const next = readingAfter(event.key, event.shiftKey, reading?.row.price ?? null, readings);
    if (next === null) return;
    event.preventDefault();
    setAt({ by: 'keys', price: next.row.price });
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input holds no drawing, and its steps are even
      role="slider"
      tabIndex={0}
      aria-label={texts.read}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, readings.length - 1)}
      aria-valuenow={Math.max(0, spoken === null ? 0 : readings.indexOf(spoken))}
      aria-valuetext={spoken === null ? '—' : words(spoken).flat().join(' ')}
      className={styles['cursor']}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setAt(null)}
      onKeyDown={press}
      onBlur={() => setAt(null)}
    >
      {reading === null || at === null ? null : (
        <Mark view={view} reading={reading} price={at.by === 'keys' ? pixels(at.price) : at.price} words={words} />
      )}
    </div>
  );
}

interface MarkProps {
  readonly view: DepthView;
  readonly reading: DepthReading;
  /** Under the pointer: the line stands there, and not at the row's. */
  readonly price: number;
  readonly words: (reading: DepthReading) => readonly (readonly string[])[];
}

function Mark({ view, reading, price, words }: MarkProps) {
  const { x, y } = view.spotOf(price, pixels(reading.sum));
  const { top, bottom, left, right } = view.pane();
  if (x < left || x > right) return null;
  return (
    <>
      <svg className={`${styles['mark']} ${styles[reading.side]}`} aria-hidden="true">
        <path d={`M${x} ${top}V${bottom}`} />
        <circle cx={x} cy={Math.max(y, top)} r={4} />
      </svg>
      <dl
        className={styles['words']}
        style={x > (left + right) / 2 ? { right: `calc(100% - ${x - 12}px)` } : { left: `${x + 12}px` }}
        aria-hidden="true"
      >
        {words(reading).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
