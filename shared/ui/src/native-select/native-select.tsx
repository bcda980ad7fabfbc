import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import box from '../field/box.module.css';
import { Field, type FieldTexts } from '../field/field';
import styles from './native-select.module.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
  /** Of its label, where that is in another language than the page. */
  readonly lang?: string;
}

type OwnSelect = 'id' | 'value' | 'onChange' | 'children' | 'multiple' | 'size';

interface NativeSelectProps<Value extends string> extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, OwnSelect> {
  readonly options: ReadonlyArray<SelectOption<Value>>;
  /** `null` shows `placeholder`. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  /** `quiet` stands in a line of text: a grouping, a number of rows. */
  readonly look?: 'box' | 'quiet';
}

/** The system's own list: the best one on a phone, and nothing to load. */
export function NativeSelect<Value extends string>({
  label,
  labelled,
  hint,
  error,
  labelEnd,
  className,
  options,
  value,
  onChange,
  placeholder,
  look = 'box',
  ...rest
}: NativeSelectProps<Value>) {
  const choose = (text: string) => {
    const option = options.find(one => one.value === text);
    if (option) onChange(option.value);
  };
  const isNumber = labelled === 'inside' ? box.number : '';
  return (
    <Field {...{ label, labelled, hint, error, labelEnd, className }}>
      {control => (
        <span className={`${look === 'box' ? box.box : styles.quiet} ${styles.shell}`}>
          <select
            {...rest}
            {...control}
            className={`${box.input} ${styles.select} ${isNumber}`}
            value={value ?? ''}
            onChange={event => choose(event.target.value)}
          >
            {value === null ? (
              <option value="" disabled>
                {placeholder ?? ''}
              </option>
            ) : null}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} size={14} aria-hidden />
        </span>
      )}
    </Field>
  );
}
