import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length, `100%` when left out. */
  readonly width?: string;
  readonly height?: string;
}

/** The shape of what is coming. Silent: the panel around it says that it is loading. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={styles.bone} style={{ width, height }} aria-hidden="true" />;
}

interface SkeletonRowsProps {
  readonly rows: number;
  /** What is loading, in words, for who can't see the bones. */
  readonly label: string;
}

/** As high as the rows that will stand here, so that nothing jumps when they come. */
export function SkeletonRows({ rows, label }: SkeletonRowsProps) {
  return (
    <div className={styles.rows} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div className={styles.row} key={row}>
          <Skeleton width={`${34 + ((row * 7) % 18)}%`} />
          <Skeleton width={`${16 + ((row * 5) % 12)}%`} />
        </div>
      ))}
    </div>
  );
}
