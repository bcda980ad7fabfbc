import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** What would stand here, or how to come to it. */
  readonly text?: string;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon === undefined ? <NoRows /> : icon}
      <p className={styles.title}>{title}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}

function NoRows() {
  return (
    <svg className={styles.icon} viewBox="0 0 40 32" width="40" height="32" fill="none" aria-hidden="true">
      <rect x="1" y="1" width="38" height="30" rx="3" stroke="currentColor" strokeWidth="1.5" />
      <path d="M1 9h38M8 16h14M8 22h9M29 16h3M28 22h4" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
