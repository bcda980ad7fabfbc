import type { ComponentPropsWithRef, ReactNode } from 'react';
import box from '../field/box.module.css';
import { Field, type FieldTexts } from '../field/field';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'value' | 'onChange' | 'children'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Within the box: an icon, a button. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

export function TextField({
  label,
  labelled,
  hint,
  error,
  labelEnd,
  className,
  value,
  onChange,
  start,
  end,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, labelled, hint, error, labelEnd, className }}>
      {control => (
        <span className={box.box}>
          {start === undefined ? null : <span className={box.start}>{start}</span>}
          <input
            type="text"
            {...rest}
            {...control}
            className={box.input}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
          {end === undefined ? null : <span className={box.end}>{end}</span>}
        </span>
      )}
    </Field>
  );
}
