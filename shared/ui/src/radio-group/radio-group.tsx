import { type ReactNode, useId } from 'react';
import styles from './radio-group.module.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Under the label: a network's warning, a fee. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly choices: ReadonlyArray<Choice<Value>>;
  /** `null`: none is chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
  readonly direction?: 'row' | 'column';
}

export function RadioGroup<Value extends string>({
  label,
  labelHidden = false,
  choices,
  value,
  onChange,
  error,
  direction = 'column',
}: RadioGroupProps<Value>) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <fieldset {...(hasError ? { 'aria-describedby': `${id}-error` } : {})}>
      <legend className={labelHidden ? styles.hidden : styles.legend}>{label}</legend>
      <div className={`${styles.choices} ${styles[direction]}`}>
        {choices.map(choice => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.dot}
              name={id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.words}>
              {choice.label}
              {choice.hint === undefined ? null : <span className={styles.hint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {hasError ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
