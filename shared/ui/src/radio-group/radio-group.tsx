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
  /** What a form may say of it, `undefined` while it says nothing: its line is kept free, as below a field. */
  readonly error?: string | undefined;
  readonly direction?: 'row' | 'column';
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden = false, choices, value, onChange, error, direction = 'column' } = props;
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
      {'error' in props ? (
        <div className={styles.foot}>
          {hasError ? (
            <p id={`${id}-error`} className={styles.error}>
              {error}
            </p>
          ) : null}
        </div>
      ) : null}
    </fieldset>
  );
}
