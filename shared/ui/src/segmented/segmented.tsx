import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Buy and sell are filled with their colours when chosen. */
  readonly tone?: 'plain' | 'rise' | 'fall';
  readonly disabled?: boolean;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly segments: ReadonlyArray<Segment<Value>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly size?: 'small' | 'medium';
  /** `quiet` has no ground of its own: the periods in the head of a chart. */
  readonly look?: 'boxed' | 'quiet';
}

/** One of a few, all in sight. Radio buttons underneath: one stop, the arrows choose. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onChange,
  size,
  look = 'boxed',
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`${styles.group} ${styles[look]} ${size === 'small' ? styles.small : ''}`}>
      <legend className={styles.legend}>{label}</legend>
      {segments.map(segment => (
        <label key={segment.value} className={`${styles.segment} ${styles[segment.tone ?? 'plain']}`}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onChange(segment.value)}
          />
          <span className={styles.words}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
