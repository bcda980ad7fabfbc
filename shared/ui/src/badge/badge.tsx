import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  /** What became of something, never which way a price went: green is good, whatever colour a rise has. */
  readonly tone?: 'plain' | 'accent' | 'good' | 'warn' | 'danger';
  readonly children: ReactNode;
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
