import { useEffect } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { Fields } from './use-fields';

/**
 * For fields that are judged by one another: what is said beside one of them may have become untrue by what was typed in
 * another. What nothing is said of yet is left in peace. The same names at each drawing.
 */
export function useJudgedTogether<Values extends Fields>(
  { watch, getFieldState, trigger }: UseFormReturn<Values>,
  names: ReadonlyArray<FieldPath<Values>>,
): void {
  useEffect(() => {
    const watching = watch(() => {
      for (const name of names) if (getFieldState(name).invalid) void trigger(name);
    });
    return () => watching.unsubscribe();
  }, [watch, getFieldState, trigger, names]);
}
