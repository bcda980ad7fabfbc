import { type FieldPath, get, type UseFormReturn } from 'react-hook-form';
import type { Fields } from './use-fields';

/** At once: react-hook-form's own `setFocus` waits for a timer, and who types meanwhile is interrupted. */
export function goToField<Values extends Fields>({ control }: UseFormReturn<Values>, name: FieldPath<Values>): void {
  const field: { readonly focus?: () => void } | undefined = get(control, `_fields.${name}._f.ref`);
  field?.focus?.();
}
