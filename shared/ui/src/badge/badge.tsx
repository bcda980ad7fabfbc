import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  readonly tone?: 'plain' | 'accent' | 'rise' | 'fall' | 'warn' | 'danger';
  readonly children: ReactNode;
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
