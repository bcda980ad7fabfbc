import { useEffect, useRef } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { Fields } from './use-fields';

/** What was said of a field was said in the language of then: with another name of the form it is said in the present one. */
export function useSaidAnew<Values extends Fields>(form: UseFormReturn<Values>, label: string | undefined): void {
  const before = useRef(label);
  useEffect(() => {
    if (before.current === label) return;
    before.current = label;
    const { getFieldState, getValues, trigger } = form;
    const names = Object.keys(getValues()) as Array<FieldPath<Values>>;
    // What a server has said has no type, and stays as it came.
    const said = names.filter(name => getFieldState(name).error?.type !== undefined);
    if (said.length > 0) void trigger(said);
  }, [form, label]);
}
