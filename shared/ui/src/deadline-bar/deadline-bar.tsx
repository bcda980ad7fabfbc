import { formatCountdown } from '@tradefloor/money';
import type { ReactNode } from 'react';
import { useRemaining } from '../countdown/use-remaining';
import styles from './deadline-bar.module.css';

interface DeadlineBarProps {
  /** "Pay within". */
  readonly label: ReactNode;
  /** In milliseconds, by the server's clock. */
  readonly deadline: number;
  /** The whole time that was given, in milliseconds: for a fiat payment c2c.payment-window. */
  readonly span: number;
  /** The server's clock minus this machine's, in milliseconds. */
  readonly clockOffset: number;
  readonly onEnd?: () => void;
}

const SHORT_OF_TIME = 0.2;

export function DeadlineBar({ label, deadline, span, clockOffset, onEnd }: DeadlineBarProps) {
  const remaining = useRemaining({ deadline, clockOffset, onEnd });
  const share = Math.min(1, remaining / span);
  return (
    <div className={share <= SHORT_OF_TIME ? styles.short : styles.plenty}>
      <p className={styles.words}>
        <span>{label}</span>
        <time className={styles.time}>{formatCountdown(remaining)}</time>
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.left} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
