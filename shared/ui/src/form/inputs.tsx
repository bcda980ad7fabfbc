import type { ComponentProps } from 'react';
import { readNumber, unreadText } from '@tradefloor/money';
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
  return <MoneyField {...rest} {...useEntry({ control, name, rules: readRules(rules, rest) })} />;
}

export function FormQuantityField<Values extends Fields>({
  control,
  name,
  rules,
  ...rest
}: TextEntry<Values> & Omit<ComponentProps<typeof QuantityField>, Own>) {
  return <QuantityField {...rest} {...useEntry({ control, name, rules: readRules(rules, { ...rest, scale: 0 }) })} />;
}

type Reader = Pick<ComponentProps<typeof MoneyField>, 'language' | 'unread' | 'scale'>;

/** What can't be read is never sent, nor taken for nothing where the field may be empty. */
function readRules<Values extends Fields>(
  rules: TextEntry<Values>['rules'],
  { language, unread, scale }: Reader,
): TextEntry<Values>['rules'] {
  const { validate, ...rest } = rules ?? {};
  const others = typeof validate === 'function' ? { own: validate } : validate;
  return {
    ...rest,
    validate: {
      read: (value: string) => {
        const text = unreadText(value);
        if (text === null) return true;
        const reading = readNumber(text, language, scale);
        return unread(reading.kind === 'unread' ? reading.why : { kind: 'not-a-number' });
      },
      ...others,
    },
  };
}
