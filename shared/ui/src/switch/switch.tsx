import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'onChange' | 'checked' | 'children' | 'role'
> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** Takes effect at once; what is only sent later with a form is a checkbox. */
export function Switch({ checked, onChange, className, children, ...rest }: SwitchProps) {
  return (
    <label className={`${styles.line} ${className ?? ''}`}>
      <span className={styles.words}>{children}</span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className={styles.track}
        checked={checked}
        aria-checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
    </label>
  );
}
