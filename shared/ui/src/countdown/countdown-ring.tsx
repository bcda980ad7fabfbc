import { formatCountdown } from '@tradefloor/money';
import styles from './countdown-ring.module.css';
import { useRemaining } from './use-remaining';

interface CountdownRingProps {
  /** In milliseconds, by the server's clock. */
  readonly deadline: number;
  /** The whole time that was given, in milliseconds. */
  readonly span: number;
  /** The server's clock minus this machine's, in milliseconds. */
  readonly clockOffset: number;
  /** In place of the time once it is over: "Settling". */
  readonly over?: string;
}

const RADIUS = 6;
const AROUND = 2 * Math.PI * RADIUS;
const SHORT_OF_TIME = 0.2;

/** look.server-clock: a ring that empties, with the time beside it. It steps with the second: fifty that glide would keep the page busy. */
export function CountdownRing({ deadline, span, clockOffset, over }: CountdownRingProps) {
  const remaining = useRemaining({ deadline, clockOffset });
  const share = span > 0 ? Math.min(1, remaining / span) : 0;
  return (
    <span className={`${styles.countdown} ${share <= SHORT_OF_TIME ? styles.short : ''}`}>
      <svg className={styles.ring} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle className={styles.track} cx="8" cy="8" r={RADIUS} />
        <circle
          className={styles.left}
          cx="8"
          cy="8"
          r={RADIUS}
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - share)}
        />
      </svg>
      {remaining === 0 && over !== undefined ? over : <time>{formatCountdown(remaining)}</time>}
    </span>
  );
}
