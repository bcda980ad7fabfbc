import { Clock } from 'lucide-react';
import styles from './stale-mark.module.css';

export type Staleness = 'fresh' | 'late' | 'stale';

interface StaleMarkProps {
  /** `late` is amber, at three times the expected period; `stale` is grey, from 10 s. */
  readonly staleness: Staleness;
  /** "No news for 12 s". */
  readonly text: string;
}

export function StaleMark({ staleness, text }: StaleMarkProps) {
  if (staleness === 'fresh') return null;
  return (
    <span className={`${styles.mark} ${styles[staleness]}`} title={text}>
      <Clock size={12} aria-hidden />
      <span className={styles.text}>{text}</span>
    </span>
  );
}
