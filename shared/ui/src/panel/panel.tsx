import type { ReactNode } from 'react';
import { useOverflow } from '../scrolling/use-overflow';
import { StaleMark, type Staleness } from '../stale-mark/stale-mark';
import styles from './panel.module.css';

interface PanelProps {
  /** The name of the region. */
  readonly label: string;
  /** In place of the name in the head: tabs, mostly. */
  readonly head?: ReactNode;
  readonly headHidden?: boolean;
  readonly end?: ReactNode;
  /** Null, or left out, while it is fresh. */
  readonly stale?: { readonly staleness: Staleness; readonly text: string } | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One room of a screen. What is stale in it is greyed, never hidden: the trader sees what was last known. */
export function Panel({ label, head, headHidden = false, end, stale = null, className, children }: PanelProps) {
  const { scroller, isOverflowing } = useOverflow();
  return (
    <section className={`${styles.panel} ${className ?? ''}`} aria-label={label}>
      {headHidden ? null : (
        <div className={head === undefined ? styles.head : styles.tabs}>
          {head ?? <h2 className={styles.title}>{label}</h2>}
          {stale === null ? null : <StaleMark {...stale} />}
          {end === undefined ? null : <div className={styles.end}>{end}</div>}
        </div>
      )}
      <div
        ref={scroller}
        className={styles.body}
        data-stale={stale?.staleness === 'stale' ? '' : undefined}
        {...(isOverflowing ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
      >
        {children}
      </div>
    </section>
  );
}
