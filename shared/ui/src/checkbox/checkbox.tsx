import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'checked' | 'children'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

export function Checkbox({ checked, onChange, error, className, children, ...rest }: CheckboxProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <div className={className}>
      <label className={styles.line}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          checked={checked}
          onChange={event => onChange(event.target.checked)}
          {...(hasError ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
        />
        <span className={styles.words}>{children}</span>
      </label>
      {hasError ? (
        <p id={id} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
