import { nothingHasFocus } from '@tradefloor/ui';
import { goToField } from '@tradefloor/ui/form';
import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * A form that was asked for takes the keyboard to its first field; it may come with an answer, when who asked for it is
 * busy elsewhere (look.focus-follows-press).
 */
export function useFirstField<Values extends FieldValues>(form: UseFormReturn<Values>, name: Path<Values>): void {
  const first = useRef({ form, name });
  useEffect(() => {
    if (nothingHasFocus()) goToField(first.current.form, first.current.name);
  }, []);
}
