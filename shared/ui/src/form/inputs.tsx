import type { ComponentProps } from 'react';
import { type Control, type FieldPathByValue, useController, type UseControllerProps } from 'react-hook-form';
import { MoneyField } from '../number-field/money-field';
import { QuantityField } from '../number-field/quantity-field';
import { PasswordField } from '../text-field/password-field';
import { TextField } from '../text-field/text-field';
import { useAfterPress } from './use-after-press';
import type { Fields } from './use-fields';

/** The name of a field that holds a text, and the rules for it: a rule answers `true` or what is wrong, in words. */
export interface TextEntry<Values extends Fields> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly rules?: UseControllerProps<Values, FieldPathByValue<Values, string>>['rules'];
}

type Own = 'value' | 'onChange' | 'onBlur' | 'name' | 'error' | 'ref';

function useEntry<Values extends Fields>({ control, name, rules }: TextEntry<Values>) {
  const { field, fieldState } = useController({ control, name, ...(rules === undefined ? {} : { rules }) });
  const onBlur = useAfterPress(field.onBlur);
  const value: unknown = field.value;
  return {
    name: field.name,
    ref: field.ref,
    value: typeof value === 'string' ? value : '',
    onChange: (text: string) => field.onChange(text),
    onBlur,
    error: fieldState.error?.message,
  };
}

export function FormTextField<Values extends Fields>({
  control,
  name,
  rules,
  ...rest
}: TextEntry<Values> & Omit<ComponentProps<typeof TextField>, Own>) {
  return <TextField {...rest} {...useEntry({ control, name, rules })} />;
}

export function FormPasswordField<Values extends Fields>({
  control,
  name,
  rules,
  ...rest
}: TextEntry<Values> & Omit<ComponentProps<typeof PasswordField>, Own>) {
  return <PasswordField {...rest} {...useEntry({ control, name, rules })} />;
}

export function FormMoneyField<Values extends Fields>({
  control,
  name,
  rules,
  ...rest
}: TextEntry<Values> & Omit<ComponentProps<typeof MoneyField>, Own>) {
  return <MoneyField {...rest} {...useEntry({ control, name, rules })} />;
}

export function FormQuantityField<Values extends Fields>({
  control,
  name,
  rules,
  ...rest
}: TextEntry<Values> & Omit<ComponentProps<typeof QuantityField>, Own>) {
  return <QuantityField {...rest} {...useEntry({ control, name, rules })} />;
}
