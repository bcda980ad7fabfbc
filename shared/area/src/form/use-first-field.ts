import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** A form that was asked for takes the keyboard to its first field. */
export function useFirstField<Values extends FieldValues>(
  { setFocus }: UseFormReturn<Values>,
  name: Path<Values>,
): void {
  useEffect(() => setFocus(name), [setFocus, name]);
}
