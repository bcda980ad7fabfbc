import type { Amount } from '@tradefloor/money';
import type { ReactNode } from 'react';
import { pixels } from '../pixels';
import { arcs } from './arcs';
import styles from './donut.module.css';

export interface DonutSlice {
  readonly id: string;
  /** As in `Spot, 1,204.50 USDT, 62%`: read out, and shown on hover. */
  readonly label: string;
  readonly value: Amount;
}

export interface DonutProps {
  readonly title: string;
  readonly slices: readonly DonutSlice[];
  /** In the hole, as the total. */
  readonly children?: ReactNode;
}

/** A radius whose circumference is 100, so that dashes are percents. */
const RADIUS = 50 / Math.PI;
const COLOURS = 6;

/** Drawn by hand: a ring of a few slices is not worth the weight of the chart library on a wallet page. */
export function Donut({ title, slices, children }: DonutProps) {
  const drawn = arcs(slices.map(slice => pixels(slice.value)));
  return (
    <figure className={styles['donut']} aria-label={title}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles['ring']} cx="20" cy="20" r={RADIUS} />
        {slices.map((slice, index) => (
          <circle
            key={slice.id}
            className={`${styles['slice']} ${styles[`colour${index % COLOURS}`]}`}
            cx="20"
            cy="20"
            r={RADIUS}
            strokeDasharray={`${drawn[index]?.length ?? 0} 100`}
            strokeDashoffset={-(drawn[index]?.from ?? 0)}
          >
            <title>{slice.label}</title>
          </circle>
        ))}
      </svg>
      <ul className={styles['spoken']}>
        {slices.map(slice => (
          <li key={slice.id}>{slice.label}</li>
        ))}
      </ul>
      <div className={styles['centre']}>{children}</div>
    </figure>
  );
}
