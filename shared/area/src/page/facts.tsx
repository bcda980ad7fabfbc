import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** Each a label and what it is: a number, a date, an address with its copy button. */
  readonly rows: ReadonlyArray<readonly [label: string, value: ReactNode]>;
}

/** What is known of one thing, a line each. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
