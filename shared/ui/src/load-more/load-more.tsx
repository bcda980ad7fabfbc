import { Button } from '../button/button';
import styles from './load-more.module.css';

interface LoadMoreProps {
  readonly state: 'more' | 'loading' | 'end';
  readonly label: string;
  /** list.says-end. */
  readonly endLabel: string;
  readonly onMore: () => void;
}

export function LoadMore({ state, label, endLabel, onMore }: LoadMoreProps) {
  return (
    <div className={styles.place}>
      {state === 'end' ? (
        <p className={styles.end}>{endLabel}</p>
      ) : (
        <Button variant="quiet" size="small" loading={state === 'loading'} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
