import { normaliseWidth } from '@tradefloor/money';
import { Field } from '@tradefloor/ui';
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useController,
  type UseControllerProps,
} from 'react-hook-form';
import styles from './six-digits.module.css';

interface SixDigitsProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly rules: NonNullable<UseControllerProps<Values, FieldPathByValue<Values, string>>['rules']>;
}

/** A fund password has six digits. */
const LENGTH = 6;
const PLACES = Array.from({ length: LENGTH }, (_, place) => place);

/** Six boxes for the eye; one field for keyboard, paste and screen reader. */
export function SixDigits<Values extends FieldValues>({ control, name, label, rules }: SixDigitsProps<Values>) {
  const { field, fieldState } = useController({ control, name, rules });
  const typed: unknown = field.value;
  const digits = typeof typed === 'string' ? typed : '';
  return (
    <Field label={label} error={fieldState.error?.message}>
      {ids => (
        <span className={styles.six}>
          {PLACES.map(place => (
            <span
              key={place}
              aria-hidden="true"
              className={`${styles.digit} ${place === Math.min(digits.length, LENGTH - 1) ? styles.next : ''}`}
            >
              {place < digits.length ? '●' : ''}
            </span>
          ))}
          <input
            {...ids}
            ref={field.ref}
            name={field.name}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            className={styles.input}
            value={digits}
            onBlur={field.onBlur}
            // No `maxLength`: of a pasted `123 456` it would leave five digits.
            onChange={event => field.onChange(normaliseWidth(event.target.value).replace(/\D/g, '').slice(0, LENGTH))}
          />
        </span>
      )}
    </Field>
  );
}
