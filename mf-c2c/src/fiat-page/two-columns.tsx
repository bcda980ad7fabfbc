import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

interface TwoColumnsProps {
  readonly children: ReactNode;
  readonly beside: ReactNode;
}

/** What is done, and beside it what it is about; below each other where there is no room. */
export function TwoColumns({ children, beside }: TwoColumnsProps) {
  return (
    <div className={styles.place}>
      <div className={styles.columns}>
        <div className={styles.column}>{children}</div>
        <div className={styles.column}>{beside}</div>
      </div>
    </div>
  );
}
