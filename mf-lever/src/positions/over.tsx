import type { ReactNode } from 'react';
import styles from './positions.module.css';

interface OverProps {
  readonly children: ReactNode;
  /** What is read after it, and belongs to it. */
  readonly under: ReactNode;
}

/** One figure over another: under a chart there is no room for a column of each. */
export function Over({ children, under }: OverProps) {
  return (
    <span className={styles.over}>
      <span>{children}</span> <span className={styles.under}>{under}</span>
    </span>
  );
}
