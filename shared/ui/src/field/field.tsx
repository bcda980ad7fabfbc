import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldTexts {
  readonly label: string;
  /** `inside` sets it at the start of the box, as in order forms; `hidden` leaves it to be heard. */
  readonly labelled?: 'above' | 'inside' | 'hidden' | undefined;
  readonly hint?: ReactNode;
  /** Shown in place of the hint: in a form its line is kept free, so that nothing below moves when it comes. */
  readonly error?: string | undefined;
  /** At the end of the label's line: what is available, "forgot password". */
  readonly labelEnd?: ReactNode;
}

export interface ControlIds {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  readonly className?: string | undefined;
  readonly children: (control: ControlIds) => ReactNode;
}

/** The words around a control, tied to it. `children` draws the control with the ids it is given. */
export function Field({ label, labelled = 'above', hint, error, labelEnd, className, children }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  const told = [hasError ? `${id}-error` : '', hint === undefined ? '' : `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      <div className={labelled === 'above' ? styles.head : styles[labelled]}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {labelEnd === undefined ? null : <span className={styles.labelEnd}>{labelEnd}</span>}
      </div>
      {children({
        id,
        'aria-invalid': hasError ? true : undefined,
        'aria-describedby': told === '' ? undefined : told,
      })}
      <div className={styles.foot}>
        {hint === undefined ? null : (
          <div id={`${id}-hint`} className={`${styles.hint} ${hasError ? styles.covered : ''}`}>
            {hint}
          </div>
        )}
        {hasError ? (
          <p id={`${id}-error`} className={styles.error}>
            <CircleAlert size={14} aria-hidden />
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
