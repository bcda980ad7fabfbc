import type { Price } from '@tradefloor/money';
import { memo } from 'react';
import { pixels } from '../pixels';
import { sparkPath, thinned } from './path';
import styles from './sparkline.module.css';

const WIDTH = 120;
const HEIGHT = 32;

export interface SparklineProps {
  /** Closing prices, oldest first. */
  readonly prices: readonly Price[];
  /** Says what the line says, as in `BTC/USDT, 7 days, +3.2%`. */
  readonly label: string;
}

/** A hand-written path: a market table draws 60 of these, and each costs one element. */
export const Sparkline = memo(function Sparkline({ prices, label }: SparklineProps) {
  const values = thinned(prices).map(pixels);
  const way = (values.at(-1) ?? 0) >= (values[0] ?? 0) ? 'rise' : 'fall';
  return (
    <svg
      className={styles['spark']}
      viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles[way]} d={sparkPath(values, WIDTH, HEIGHT)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
});
