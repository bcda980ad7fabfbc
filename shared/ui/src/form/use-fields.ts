import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';

export type Fields = FieldValues;

export interface FormOptions<Values extends Fields> {
  readonly start: DefaultValues<Values>;
}

/** A field is judged when it is left, then as it is mended; all are judged on submit. */
export function useFields<Values extends Fields>({ start }: FormOptions<Values>): UseFormReturn<Values> {
  return useForm<Values>({
    defaultValues: start,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    // It goes a second time behind a timer, to what is wrong by then: in the middle of a word. The form does it instead.
    shouldFocusError: false,
  });
}
