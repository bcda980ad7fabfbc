import type { ComponentProps, ReactNode } from 'react';
import { type Control, type FieldPathByValue, useController, type UseControllerProps } from 'react-hook-form';
import { Checkbox } from '../checkbox/checkbox';
import { Combobox } from '../combobox/combobox';
import { NativeSelect } from '../native-select/native-select';
import { useAfterPress } from './use-after-press';
import type { Fields } from './use-fields';

interface Entry<Values extends Fields, Value> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, Value>;
  readonly rules?: UseControllerProps<Values, FieldPathByValue<Values, Value>>['rules'];
}

function useChoice<Values extends Fields, Value>({ control, name, rules }: Entry<Values, Value>) {
  const { field, fieldState } = useController({ control, name, ...(rules === undefined ? {} : { rules }) });
  const { ref, onChange } = field;
  const onBlur = useAfterPress(field.onBlur);
  const value: unknown = field.value;
  return { ref, value, onChange, onBlur, error: fieldState.error?.message };
}

interface FormCheckboxProps<Values extends Fields> extends Entry<Values, boolean> {
  readonly children: ReactNode;
}

export function FormCheckbox<Values extends Fields>({ control, name, rules, children }: FormCheckboxProps<Values>) {
  const { ref, value, onChange, onBlur, error } = useChoice<Values, boolean>({ control, name, rules });
  return (
    <Checkbox ref={ref} checked={value === true} onChange={checked => onChange(checked)} onBlur={onBlur} error={error}>
      {children}
    </Checkbox>
  );
}

type Own = 'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'ref';

export function FormSelect<Values extends Fields>({
  control,
  name,
  rules,
  ...rest
}: Entry<Values, string | null> & Omit<ComponentProps<typeof NativeSelect<string>>, Own>) {
  const { ref, value, onChange, onBlur, error } = useChoice<Values, string | null>({ control, name, rules });
  return (
    <NativeSelect
      {...rest}
      ref={ref}
      value={chosen(value)}
      onChange={choice => onChange(choice)}
      onBlur={onBlur}
      error={error}
    />
  );
}

export function FormCombobox<Values extends Fields>({
  control,
  name,
  rules,
  ...rest
}: Entry<Values, string | null> & Omit<ComponentProps<typeof Combobox<string>>, Own>) {
  const { ref, value, onChange, onBlur, error } = useChoice<Values, string | null>({ control, name, rules });
  return (
    <Combobox
      {...rest}
      ref={ref}
      value={chosen(value)}
      onChange={choice => onChange(choice)}
      onBlur={onBlur}
      error={error}
    />
  );
}

function chosen(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
